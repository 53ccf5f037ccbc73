import { messages as callsBhs } from '#features/calls/contract/messages.bhs.ts'
import { messages as callsEn } from '#features/calls/contract/messages.en.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { asSheet } from '#platform/server/files/sheet-stream.ts'
import { dayCell, SHEET_TYPES } from '#platform/server/files/spreadsheet.ts'
import type { Context } from '#platform/server/http/route.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { messages as bhs } from '../../contract/overview/overview-file-messages.bhs.ts'
import { messages as en } from '../../contract/overview/overview-file-messages.en.ts'
import type { exportJudgedCalls } from '../../contract/overview/overview.endpoints.ts'
import { listAllJudgedCalls } from './overview.service.ts'

const FILES_AN_HOUR = 60
const COLUMNS = [
  'call',
  'bank',
  'phase',
  'deadline',
  'sent',
  'given',
  'due',
  'fund',
  'proposed',
  'approved',
  'refused',
  'awards',
  'awarded',
] as const

/** Returns the overview as a spreadsheet. */
export async function overviewFile({
  services: { db },
  session,
  params: { format },
  query,
  locale,
  header,
}: Context<typeof exportJudgedCalls, { admin: 'grants' }>): Promise<Buffer> {
  await limitOrThrow(db, {
    key: `reviews:overview-file:${session.userId}`,
    limit: FILES_AN_HOUR,
    windowSeconds: 3600,
  })
  const t = translator({ bhs, en }, locale)
  const phases = translator({ bhs: callsBhs, en: callsEn }, locale)
  const lines = (await listAllJudgedCalls(db, query)).map((call) => [
    readText(call.title, locale).text,
    call.bank ?? '',
    phases(`phases.${call.phase}`),
    dayCell(call.deadline),
    call.sent,
    call.given,
    call.due,
    call.fund / 100,
    call.proposed,
    call.approved,
    call.refused,
    call.awards,
    call.awarded / 100,
  ])
  header('content-type', SHEET_TYPES[format])
  header('content-disposition', `attachment; filename="${t('file')}.${format}"`)
  return asSheet({ format, locale }, [COLUMNS.map((column) => t(`columns.${column}`)), ...lines])
}
