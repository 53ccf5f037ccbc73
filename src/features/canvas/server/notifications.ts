import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import { agesKind } from './ages/notifications.ts'
import { catalogues } from './catalogues.ts'
import { changeRequestKind, changeAnswerKind } from './changes/notifications.ts'
import { invitedKind } from './invitations/notifications.ts'
import { fewerKind, removedKind } from './leaving/notifications.ts'

type SubmissionData = {
  canvas: string
  name: string
  title: Bilingual
  arrivedAt: string
  digest: string
  /** True for the answer to the board's request for changes. */
  again?: boolean
}

/** Sends everybody in the team the receipt with the digest of the submission. */
export const submissionKind: NotificationKind<SubmissionData> = {
  id: 'canvas.sent',
  topic: 'applications',
  isTransactional: true,
  tell({ locale, data }) {
    const t = translator(catalogues, locale)
    return {
      lead: data.name,
      text: t(data.again ? 'notifications.sentAgain' : 'notifications.sent', {
        title: readText(data.title, locale).text,
      }),
      path: `/canvas?id=${data.canvas}`,
    }
  },
  mail({ locale, data, publicUrl }) {
    const t = translator(catalogues, locale)
    const { name, digest, again } = data
    const arrived = new Date(data.arrivedAt)
    const title = readText(data.title, locale).text
    return {
      subject: t(again ? 'mail.sent.againSubject' : 'mail.sent.subject', { name }),
      heading: t(again ? 'mail.sent.againHeading' : 'mail.sent.heading'),
      parts: [
        {
          kind: 'paragraph',
          text: t(again ? 'mail.sent.againText' : 'mail.sent.text', {
            name,
            title,
            date: formatDate(arrived, locale),
            time: formatTime(arrived),
          }),
        },
        { kind: 'small', text: t('mail.sent.digest', { digest }) },
        { kind: 'button', label: t('mail.sent.action'), url: `${publicUrl}/canvas?id=${data.canvas}` },
      ],
    }
  },
}

export const canvasNotifications: NotificationPart = {
  kinds: [submissionKind, changeRequestKind, changeAnswerKind, invitedKind, removedKind, fewerKind, agesKind],
}
