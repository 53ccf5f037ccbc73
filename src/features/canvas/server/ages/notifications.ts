import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { catalogues } from '../catalogues.ts'

/** Tells the board that a corrected date of birth in a sent application breaks the rule of ages. */
export const agesKind: NotificationKind<{ slug: string; title: Bilingual }> = {
  id: 'canvas.ages',
  topic: 'reviews',
  tell({ locale, data: { slug, title } }) {
    const t = translator(catalogues, locale)
    return {
      lead: readText(title, locale).text,
      text: t('notifications.ages'),
      path: `/calls/${slug}/applications`,
    }
  },
}
