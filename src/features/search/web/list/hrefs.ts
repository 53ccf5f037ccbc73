import { type Criteria, NO_CRITERIA, searchString } from '../../contract/criteria.ts'
import { type List, LISTS } from '../../contract/lists.ts'

export type View = 'list' | 'map'

/** Returns the address of a search: a single kind has its own list. */
export function hrefOf(
  criteria: Criteria,
  { view = 'list', after, open }: { view?: View; after?: string; open?: string } = {},
): string {
  const [only] = criteria.kind
  const list = criteria.kind.length === 1 ? LISTS.find(({ kind }) => kind === only) : undefined
  const search = [
    searchString(list ? { ...criteria, kind: [] } : criteria),
    ...(view === 'map' ? ['view=map'] : []),
    ...(after ? [`after=${after}`] : []),
    ...(open ? [`open=${open}`] : []),
  ].filter(Boolean)
  return (list?.path ?? '/opportunities') + (search.length > 0 ? `?${search.join('&')}` : '')
}

/** Returns the initial criteria of a list with its own address. */
export function presetOf({ kind }: List): Criteria {
  return kind === null ? NO_CRITERIA : { ...NO_CRITERIA, kind: [kind] }
}

/** Adds a value to the list, or removes it. */
export function toggled<V>(list: readonly V[], value: V): V[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}
