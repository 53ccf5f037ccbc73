import type { TextState } from '../contract/texts.endpoints.ts'

/** The filters of the list, which the exported file follows. */
export type Filters = { q: string; area: string; state: TextState | '' }
export const NO_FILTERS: Filters = { q: '', area: '', state: '' }

/** Returns the filters as a query for the server. */
export function queryOf({ q, area, state }: Filters) {
  return { ...(q.trim() && { q: q.trim() }), ...(area && { area }), ...(state && { state }) }
}
