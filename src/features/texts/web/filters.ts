import type { TextState } from '../contract/texts.endpoints.ts'

/** What the list is narrowed by; a file that is taken along follows it. */
export type Filters = { q: string; area: string; state: TextState | '' }
export const NO_FILTERS: Filters = { q: '', area: '', state: '' }

/** What of it is said to the server. */
export function queryOf({ q, area, state }: Filters) {
  return { ...(q.trim() && { q: q.trim() }), ...(area && { area }), ...(state && { state }) }
}
