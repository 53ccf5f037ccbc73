import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { FACETS, type Facet, QUERY_MAX, SORTS, type Sort } from '../../contract/users.endpoints.ts'

type Change = Readonly<Partial<Record<Facet | 'q' | 'sort' | 'person', string>>>

/** Keeps the state of the list in the address, beside the place of the page: conditions, order and who is open. */
export function useListAddress() {
  const { search: text, hash } = useLocation()
  const navigate = useNavigate()
  const search = new URLSearchParams(text)
  // The address follows a moment later: until then what was entered stands, or quick letters would be lost.
  const current = (search.get('q') ?? '').slice(0, QUERY_MAX)
  const [ahead, setAhead] = useState<string>()
  if (ahead === current) setAhead(undefined)
  const q = ahead ?? current
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  }, [text])
  const sort: Sort = SORTS.find((one) => one === search.get('sort')) ?? 'newest'
  const openId = search.get('person') ?? undefined
  const query = useSettled(q.trim())
  const valuesOf = (facet: Facet) => (search.get(facet) ?? '').split(',').filter(Boolean)

  function go(change: Change, replace: boolean) {
    // The first of two quick choices is not in the address yet.
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    latest.current = next.toString()
    // It stays where it is: the place in the address was for the first arrival.
    void navigate(
      { search: next.toString(), hash },
      { replace, preventScrollReset: true, state: { stays: true } },
    )
  }

  return {
    q,
    query,
    sort,
    openId,
    valuesOf,
    count: FACETS.reduce((sum, facet) => sum + valuesOf(facet).length, 0),
    conditions: {
      ...(query && { query }),
      ...Object.fromEntries(
        FACETS.map((facet) => [facet, valuesOf(facet).join(',')]).filter(([, joined]) => joined !== ''),
      ),
    },
    search(value: string) {
      setAhead(value.slice(0, QUERY_MAX))
      go({ q: value.slice(0, QUERY_MAX) }, true)
    },
    order: (value: Sort) => go({ sort: value === 'newest' ? '' : value }, true),
    toggle(facet: Facet, value: string) {
      const values = valuesOf(facet)
      const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
      go({ [facet]: next.join(',') }, false)
    },
    clear() {
      setAhead(undefined)
      go({ ...NO_FACETS, q: '' }, false)
    },
    /** Back leads to the list, however many people were read one after the other. */
    open: (id: string | undefined) => go({ person: id ?? '' }, openId !== undefined || id === undefined),
  }
}
export type ListAddress = ReturnType<typeof useListAddress>

const NO_FACETS: Change = { state: '', role: '', place: '', age: '', mark: '' }
