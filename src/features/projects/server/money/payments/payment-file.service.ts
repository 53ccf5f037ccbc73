import { asSheet } from '#platform/server/files/sheet-stream.ts'
import { dayCell, SHEET_TYPES } from '#platform/server/files/spreadsheet.ts'
import type { Context } from '#platform/server/http/route.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { messages as bhs } from '../../../contract/money/payment-file-messages.bhs.ts'
import { messages as en } from '../../../contract/money/payment-file-messages.en.ts'
import type { exportPayments } from '../../../contract/money/payments.endpoints.ts'
import { listEveryPayment } from './payment-list.service.ts'

const FILES_AN_HOUR = 60
const COLUMNS = [
  'bank',
  'project',
  'number',
  'position',
  'amount',
  'condition',
  'day',
  'state',
  'paidOn',
] as const

/** Returns the list of payments for a spreadsheet. Titles by teams never become a formula. */
export async function paymentFile({
  services: { db },
  session,
  params: { format },
  query,
  locale,
  header,
}: Context<typeof exportPayments, 'member'>): Promise<Buffer> {
  await limitOrThrow(db, {
    key: `projects:payment-file:${session.userId}`,
    limit: FILES_AN_HOUR,
    windowSeconds: 3600,
  })
  const t = translator({ bhs, en }, locale)
  const payments = await listEveryPayment(db, { session, filter: query })
  const lines = payments.map(({ bank, project, number, position, amount, condition, day, state, paidOn }) => [
    bank ?? '',
    project.title,
    number ?? '',
    position,
    amount / 100,
    t(`conditions.${condition}`),
    dayCell(day && `${day}T12:00:00Z`),
    t(`states.${state}`),
    dayCell(paidOn && `${paidOn}T12:00:00Z`),
  ])
  header('content-type', SHEET_TYPES[format])
  header('content-disposition', `attachment; filename="${t('file')}.${format}"`)
  return asSheet({ format, locale }, [COLUMNS.map((column) => t(`columns.${column}`)), ...lines])
}
