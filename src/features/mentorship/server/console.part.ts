import type { ConsolePart } from '#platform/server/console-part.ts'
import { countWaiting } from './mentors/review.service.ts'

export const mentorshipConsole: ConsolePart = {
  queues: [{ id: 'mentors', scope: 'users', path: '/admin/mentors', waiting: countWaiting }],
}
