import { type Criteria, NO_CRITERIA, searchString } from '../../contract/criteria.ts'
import { type List, LISTS } from '../../contract/lists.ts'

export type View = 'list' | 'map'

/** The address of a search: one kind alone has a list of its own. */
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

/** In the list without it, out of it with it. */
export function toggled<V>(list: readonly V[], value: V): V[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}
