import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { catalogues } from '../catalogues.ts'

/** Tells a connection that a team invites them, as a member or as a mentor. */
export const invitedKind: NotificationKind<{ mentor: boolean; title: Bilingual }> = {
  id: 'canvas.invited',
  topic: 'teams',
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
