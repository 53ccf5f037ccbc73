import { formatAmount } from '#platform/contract/amount.ts'
import { formatDay } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'

/** The stages at which a document of a project waits for the bank or the team. */
export const PAPER_STAGES = [
  'write',
  'copy',
  'sign',
  'amendCopy',
  'amendSign',
  'report',
  'rework',
  'change',
] as const
export type PaperStage = (typeof PAPER_STAGES)[number]

/** Steps of a project's money that notify the other side. */
export type Step =
  | 'issued'
  | 'reopened'
  | 'signed'
  | 'released'
  | 'toPay'
  | 'paid'
  | 'held'
  | 'unpaid'
  | 'reported'
  | 'interim'
  | 'reportAccepted'
  | 'reportReturned'
  | 'reportDue'
  | 'reportLate'
  | 'reportMissing'
  | 'handedIn'
  | 'paperSoon'
  | 'paperLate'
  | 'paperWaits'
  | 'amended'
  | 'amendmentHandedIn'
  | 'amendmentSigned'
  | 'asked'
  | 'accepted'
  | 'refused'
  | 'bankShort'
  | 'paymentLate'
  | 'paymentWaits'

export type MoneyStep = {
  slug: string
  title: string
  step: Step
  /** Feninga, where the step is about an amount. */
  amount?: number
  /** The due date. */
  day?: string
  /** The reason that the acting person gave, or the name of what is due. */
  reason?: string
  stage?: PaperStage
  /** The call of a bank in which too few may act, and how many may. */
  call?: string
  free?: number
}

/** A step of the money: by the bank for the team, or by the team for the board. */
export const moneyKind: NotificationKind<MoneyStep> = {
  id: 'projects.money',
  topic: 'projects',
  tell({ locale, data }) {
    const path = data.call ? `/reviews/calls/${data.call}/assignments` : `/projects/${data.slug}/money`
    return { lead: data.title, text: sentence(data, locale), path }
  },
}

function sentence(
  { step, amount = 0, reason = '', day, stage, free = 0 }: MoneyStep,
  locale: Locale,
): string {
  const t = translator({ bhs, en }, locale)
  const date = day ? formatDay(day, locale) : ''
  return t(`notifications.money.${step}`, {
    amount: formatAmount(amount / 100, locale),
    reason,
    date,
    stage: stage ?? '',
    free,
  })
}
