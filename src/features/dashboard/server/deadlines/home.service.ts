import { listHomeCalls } from '#features/calls/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Deadline } from '../../contract/cards.endpoints.ts'

/** Lists the deadlines of open calls of the youth banks of a member's municipality. */
export async function listHomeDeadlines(
  db: Db,
  { userId, days }: { userId: string; days: number },
): Promise<Deadline[]> {
  const calls = await listHomeCalls(db, { userId, days })
  return calls.map(({ id, slug, title, bank, deadline }) => ({
    id,
    kind: 'call',
    title,
    by: bank,
    at: deadline,
    path: `/calls/${slug}`,
  }))
}
