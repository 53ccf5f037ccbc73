import { settleNotification } from '#features/notifications/server/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { catalogues } from '../catalogues.ts'

/** Tells a connection that a team invites them, as a member or as a mentor. */
export const invitedKind: NotificationKind<{ mentor: boolean; title: Bilingual }> = {
  id: 'canvas.invited',
  topic: 'teams',
  groups: true,
  tell({ locale, data: { mentor, title }, who }) {
    const t = translator(catalogues, locale)
    return {
      lead: who,
      text: t(mentor ? 'notifications.invitedMentor' : 'notifications.invited', {
        title: readText(title, locale).text,
      }),
      path: '/canvas',
    }
  },
}

/** Marks the invitation as answered for the person who answered it or can no longer answer it. */
export async function settleInvitation(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await settleNotification(tx, { kinds: [invitedKind], to: userId, about: id })
}
