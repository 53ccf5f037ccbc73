import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'

type Data = { slug: string; title: string; step: 'confirmed' | 'unanswered'; what: string; giver: string }

/** A contribution that its giver has confirmed, or has left without an answer; for the one who asked. */
export const contributionKind: NotificationKind<Data> = {
  id: 'projects.contributions',
  topic: 'projects',
  tell({ locale, data: { slug, title, step, what, giver } }) {
    const t = translator({ bhs, en }, locale)
    return {
      lead: title,
      text: t(`notifications.contributions.${step}`, { what, giver }),
      path: `/projects/${slug}`,
    }
  },
}
