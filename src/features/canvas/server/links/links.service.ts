import { problems as platform } from '#platform/contract/problems.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { announceChange, canvasOf } from '../canvas.service.ts'
import { deleteLink } from './links.queries.ts'

/** Ends a link or an open invitation: nobody joins by it any more, and people who joined stay. */
export async function endLink({
  services,
  id,
  userId,
  link,
}: {
  services: Services
  id: string
  userId: string
  link: string
}): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const found = await canvasOf(tx, { id, userId })
    if (!(await deleteLink(tx, { id, link, userId }))) throw new Problem(platform.notFound)
    await announceChange(tx, { id, seq: found.seq })
  })
}
