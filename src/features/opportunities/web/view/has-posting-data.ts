import { isWork } from '../../contract/kinds.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'

/** Returns whether search engines get structured data: for open work, and for events with a date. */
export function hasPostingData({ open, kind, startsAt }: PublicOpportunity): boolean {
  const isMeeting = kind === 'event' || kind === 'training'
  return open && (isWork(kind) || (isMeeting && startsAt !== null))
}
