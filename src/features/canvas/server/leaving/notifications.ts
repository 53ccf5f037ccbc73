import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { catalogues } from '../catalogues.ts'

/** Tells a person that somebody has removed them from a team. */
export const removedKind: NotificationKind<{ name: string; title: Bilingual }> = {
  id: 'canvas.removed',
  topic: 'teams',
  tell({ locale, data: { title }, who }) {
    const t = translator(catalogues, locale)
    return {
      lead: who,
      text: t('notifications.removed', { title: readText(title, locale).text }),
      path: '/canvas',
    }
  },
}
