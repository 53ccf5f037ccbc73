import type { MentorState } from '../../contract/kinds.ts'
import type { Mentor } from './mentors.queries.ts'

export function mentorStateOf({ approvedAt, hiddenAt, submittedAt, returnedReason }: Mentor): MentorState {
  if (hiddenAt !== null) return 'hidden'
  if (approvedAt !== null) return 'approved'
  if (submittedAt !== null) return 'waiting'
  return returnedReason === null ? 'draft' : 'returned'
}
