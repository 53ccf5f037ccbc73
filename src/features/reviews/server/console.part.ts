import type { ConsolePart } from '#platform/server/console-part.ts'
import { countLate } from './lateness/late-boards.queries.ts'
import { countShort } from './short/short.queries.ts'

/** Boards that wait for staff: those that are late, and those with too few people to decide. */
export const boardsConsole: ConsolePart = {
  queues: [
    { id: 'lateBoards', scope: 'grants', path: '/admin/reviews?phase=review', waiting: countLate },
    { id: 'shortBoards', scope: 'grants', path: '/admin/reviews', waiting: countShort },
  ],
}
