import type { PageState } from '../contract/editing.endpoints.ts'
import type { Page } from './pages.queries.ts'

type StateParts = Pick<Page, 'liveAt' | 'endsAt' | 'nextAt' | 'wasPublished' | 'now'>

/** Returns a page's state for staff; a published page stays readable while its next text waits. */
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
