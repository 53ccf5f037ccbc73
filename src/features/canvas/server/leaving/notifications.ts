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

type Fewer = { canvas: string; name: string; title: Bilingual; leader: 'same' | 'you' | 'other' }

/** Tells the others that somebody is no longer in their team, so that they confirm again, and who leads now. */
export const fewerKind: NotificationKind<Fewer> = {
  id: 'canvas.fewer',
  topic: 'teams',
  tell({ locale, data: { canvas, name, title, leader }, who }) {
    const t = translator(catalogues, locale)
    return {
      lead: who,
      text: t('notifications.fewer', { name: name || readText(title, locale).text, leader }),
      path: `/canvas?id=${canvas}`,
    }
  },
}
