import { notify } from '#features/notifications/server/index.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { Outcome, Step } from '../../contract/absences/absences.endpoints.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { when } from '../when.ts'

const catalogues = { bhs, en }
const PATH = '/mentorship#absences'

type Change = { event: Step | Outcome; at: string | null; zone: string; until: string | null; reason: string }

const wordsOf = (data: Change, locale: Locale) => ({
  ...when(data, locale),
  until: data.until === null ? '' : formatDate(new Date(data.until), locale),
})

/** Notifies somebody that the other side reports their absence, or that staff decided on their appeal. */
export const absenceKind: NotificationKind<Change> = {
  id: 'mentorship.absence',
  topic: 'mentorship',
  groups: true,
  isTransactional: true,
  tell: ({ locale, data }) => ({
    text: translator(catalogues, locale)(`notifications.absence.${data.event}`, wordsOf(data, locale)),
    path: PATH,
  }),
  mail({ locale, data, publicUrl }) {
    const t = translator(catalogues, locale)
    return {
      subject: t(`mail.absence.${data.event}.subject`),
      heading: t(`mail.absence.${data.event}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.absence.${data.event}.text`, wordsOf(data, locale)) },
        ...(data.reason ? [{ kind: 'paragraph', text: data.reason } as const] : []),
        { kind: 'button', label: t('mail.open'), url: `${publicUrl}${PATH}` },
      ],
    }
  },
}

export async function notifyAbsence(
  tx: Db,
  { services, id, to, ...data }: { services: Services; id: string; to: string } & Change,
): Promise<void> {
  await notify(tx, { services, kind: absenceKind, to: [to], about: id, data })
}
