import { problems as platform } from '#platform/contract/problems.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { announceChange, canvasOf } from '../canvas.service.ts'
import { settleInvitation } from '../invitations/notifications.ts'
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
    const canvas = await canvasOf(tx, { id, userId })
    const invitation = await deleteLink(tx, { id, link, userId })
    if (!invitation) throw new Problem(platform.notFound)
    if (invitation.invited !== null) await settleInvitation(tx, { id, userId: invitation.invited })
    await announceChange(tx, { id, seq: canvas.seq })
  })
}
