import { keepPreviousData } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useLocation } from 'react-router'
import { useEndpoint, useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { getUserCounts, listUsers } from '../../contract/users.endpoints.ts'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'

type Choice = { key: string; ids: readonly string[] }
const NO_CHOICE: Choice = { key: '', ids: [] }

/** The list under the conditions of the address: its people, who is open beside it and who is chosen. */
export function useUserList(rows: RefObject<HTMLElement | null>) {
  const locale = useLocale()
  const { hash } = useLocation()
  const isWide = useWide()
  const address = useListAddress()
  const { conditions, sort } = address
  const counts = useEndpoint(getUserCounts, {
    query: conditions,
    locale,
    placeholderData: keepPreviousData,
    staleTime: 0,
  }).data
  const list = useEndpointPages(listUsers, {
    query: { ...conditions, ...(sort !== 'newest' && { sort }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const users = list.data?.pages.flatMap((page) => page.users) ?? []
  const openId = isWide ? address.openId : undefined
  const at = users.findIndex(({ id }) => id === openId)
  const [choice, setChoice] = useState<Choice>(NO_CHOICE)
  // Who is chosen under other conditions is out of sight.
  const key = JSON.stringify(conditions)
  const picks = choice.key === key ? choice.ids : []
  const setPicks = (ids: readonly string[]) => setChoice({ key, ids })

  function open(id: string | undefined) {
    if (id === undefined || !isWide) return
    address.open(id)
    const row = rows.current?.querySelector(`[data-user="${id}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector('a')?.focus({ preventScroll: true })
  }
  function after() {
    if (at === users.length - 1 && list.hasNextPage) void list.fetchNextPage()
    open(users[at + 1]?.id)
  }
  const before = () => open(users[at - 1]?.id)
  function close() {
    if (openId) address.open(undefined)
  }
  function pick() {
    if (openId) setPicks(picks.includes(openId) ? picks.filter((one) => one !== openId) : [...picks, openId])
  }
  useListKeys(
    () =>
      openId !== undefined ||
      hash === '#korisnici' ||
      rows.current?.contains(document.activeElement) === true,
    { after, before, close, pick },
  )
  return {
    address,
    counts,
    list,
    users,
    isWide,
    openId,
    picks,
    setPicks,
    open: isWide ? open : undefined,
    before: at > 0 ? before : undefined,
    after: at < users.length - 1 || list.hasNextPage ? after : undefined,
    close,
  }
}
