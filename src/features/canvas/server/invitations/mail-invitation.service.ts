import { mayReach } from '#features/network/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { findByMail, isInvited, isOnTeam } from './invitations.queries.ts'
import { invitedKind } from './notifications.ts'

type Invitation = { services: Services; id: string; userId: string }

/**
 * Notifies the member with this address, if there is one, that a mail invites them: the mail and the bell lead to one
 * answer. The inviter does not learn whether the address has an account.
 */
export async function notifyInvitee(
  tx: Db,
  {
    services,
    id,
    userId,
    email,
    mentor,
    title,
  }: Invitation & { email: string; mentor: boolean; title: Bilingual },
): Promise<void> {
  const person = await findByMail(tx, email)
  if (person === undefined || !(await mayReach(tx, userId, person, 'invite'))) return
  if ((await isOnTeam(tx, { id, userId: person, mentor })) || (await isInvited(tx, { id, userId: person })))
    return
  const data = { mentor, title }
  await notify(tx, { services, kind: invitedKind, to: [person], about: id, by: userId, data, isMailed: true })
}
