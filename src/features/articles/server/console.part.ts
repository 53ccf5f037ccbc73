import type { ConsolePart } from '#platform/server/console-part.ts'
import { countWaiting } from './review.queries.ts'

export const articlesConsole: ConsolePart = {
  queues: [{ id: 'articles', scope: 'content', path: '/admin/articles', waiting: countWaiting }],
}
