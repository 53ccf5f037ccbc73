import type { PageState } from '../contract/editing.endpoints.ts'
import type { Page } from './pages.queries.ts'

type StateParts = Pick<Page, 'liveAt' | 'endsAt' | 'nextAt' | 'wasPublished' | 'now'>

/** What staff read about a page; one that is read goes on being read while its next text waits for its moment. */
export function stateOf({ liveAt, endsAt, nextAt, wasPublished, now }: StateParts): PageState {
  const isOver = endsAt !== null && endsAt <= now
  if (liveAt !== null && !isOver) return 'published'
  if (nextAt !== null) return 'scheduled'
  if (liveAt !== null) return 'ended'
  return wasPublished ? 'withdrawn' : 'draft'
}

/** Whether visitors read it, or will. */
export function isOut(page: StateParts): boolean {
  return ['published', 'scheduled'].includes(stateOf(page))
}
