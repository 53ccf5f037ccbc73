import { useSearchParams } from 'react-router'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { ORDERS } from '../../contract/hiring.endpoints.ts'
import { STATUSES } from '../../contract/statuses.ts'
import type { ViewConditions } from '../../contract/views.endpoints.ts'
import { useApplicants } from './use-applicants.ts'

/** What a view keeps of the address. */
export const VIEW_KEYS = ['status', 'q', 'order', 'unscored', 'late', 'answers', 'skills', 'place'] as const

/** The state of the desk, kept in the address: the conditions of the list and the open application. */
export function useDesk(opportunity: string) {
  const { search, ask } = useAddressFilter<(typeof VIEW_KEYS)[number] | 'board'>()
  const [, setSearch] = useSearchParams()
  const status = STATUSES.find((one) => one === search.get('status'))
  const order = ORDERS.find((one) => one === search.get('order')) ?? 'sent'
  const q = search.get('q') ?? ''
  const isUnscored = search.has('unscored')
  const openId = search.get('application') ?? undefined
  const isLate = search.has('late')
  const answers = search.get('answers') ?? ''
  const skills = search.get('skills') ?? ''
  const place = search.get('place') ?? ''
  const conditions = { status, q: useSettled(q.trim()), isUnscored, isLate, answers, skills, place }
  const list = useApplicants({ opportunity, order, ...conditions })
  const applicants = list.data?.pages.flatMap((page) => page.applicants) ?? []
  const at = applicants.findIndex(({ id }) => id === openId)

  /** Back leads to the list, however many applications were read one after the other. */
  function open(id: string | undefined) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === undefined) next.delete('application')
        else next.set('application', id)
        return next
      },
      { replace: openId !== undefined || id === undefined, preventScrollReset: true },
    )
  }

  /** Shows the list under other conditions; Back leads to these. */
  function show(view: ViewConditions) {
    const next = new URLSearchParams(search)
    for (const name of VIEW_KEYS) {
      const value = view[name]
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    next.delete('application')
    setSearch(next, { preventScrollReset: true })
  }

  return {
    isBoard: search.has('board'),
    show,
    list,
    applicants,
    status,
    order,
    q,
    isUnscored,
    isLate,
    answers,
    skills,
    place,
    conditions,
    ask,
    openId,
    open,
    before: applicants[at - 1]?.id,
    // Nothing is open: the first.
    after: applicants[at + 1]?.id,
    /** The next one that waits for the reader's own score, from the open one on. */
    unscored: [...applicants.slice(at + 1), ...applicants.slice(0, Math.max(at, 0))].find(
      ({ mine, status: state }) => mine === null && state !== 'withdrawn',
    )?.id,
  }
}

export type Desk = ReturnType<typeof useDesk>
