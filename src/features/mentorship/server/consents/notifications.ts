import { notify } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'

type ConsentNews = { agreed: boolean; mentor: string; slug: string | null }

/** What a guardian said about meetings with a mentor. */
export const consentKind: NotificationKind<ConsentNews> = {
  id: 'mentorship.consent',
  topic: 'mentorship',
  groups: true,
  tell: ({ locale, data: { agreed, mentor, slug } }) => ({
    text: translator({ bhs, en }, locale)(`notifications.${agreed ? 'consentGiven' : 'consentRefused'}`, {
      mentor,
    }),
    path: slug === null ? '/mentors' : `/mentors/${slug}`,
  }),
}

type Notice = { services: Services; to: string; about: string; data: ConsentNews }

export async function notifyConsent(tx: Db, { services, to, about, data }: Notice): Promise<void> {
  await notify(tx, { services, kind: consentKind, to: [to], about, data })
}
