import { isWork } from '../../contract/kinds.ts'
import type { ShownOpportunity } from '../../contract/shown.endpoints.ts'

/** Search engines are told of open work and of meetings with a date; nothing of others and of closed ones. */
export function hasPostingData({ open, kind, startsAt }: ShownOpportunity): boolean {
  const isMeeting = kind === 'event' || kind === 'training'
  return open && (isWork(kind) || (isMeeting && startsAt !== null))
}
