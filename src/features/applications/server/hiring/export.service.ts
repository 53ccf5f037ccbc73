import { translator } from '#platform/server/i18n/translate.ts'
import { formatDate, formatNumber } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Services } from '#platform/server/services.ts'
import { listSent } from '../applications.queries.ts'
import { catalogues } from '../mails.ts'
import { peopleOf } from './hiring.queries.ts'
import { listApplicants } from './review.service.ts'

type Call = {
  services: Services
  session: Pick<Session, 'userId'>
  locale: Locale
  id: string
  format: 'csv' | 'xlsx'
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
/** Spreadsheets take a file without it for the alphabet of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'
const COLUMNS = [
  'number',
  'name',
  'email',
  'phone',
  'state',
  'sent',
  'promised',
  'answered',
  'score',
  'letter',
] as const

/** The list as a spreadsheet; what people wrote never becomes a formula, and nobody has a name while read blind. */
export async function exportApplicants({ services, session, locale, id, format }: Call) {
  const { applicants } = await listApplicants({ services, session, id })
  const t = translator(catalogues, locale)
  const rows = new Map((await listSent(services.db, id, applicants.length)).map((row) => [row.id, row]))
  const people = await peopleOf(
    services.db,
    [...rows.values()].map(({ userId }) => userId),
  )
  const day = (moment: string | null) => (moment === null ? '' : formatDate(new Date(moment), locale))
  const head = COLUMNS.map((column) => t(`columns.${column}`))
  const lines = applicants.map(({ id: application, name, number, status, score, ...one }) => {
    const row = rows.get(application)
    const person = name === null || !row ? undefined : people.get(row.userId)
    const letter = name !== null && status !== 'withdrawn' ? (row?.letter ?? '') : ''
    return [
      String(number),
      name ?? '',
      person?.email ?? '',
      person?.phone ?? '',
      t(`states.${status}`),
      day(one.sentAt),
      day(one.promisedAt),
      day(one.answeredAt),
      score === null ? '' : formatNumber(score, locale),
      letter,
    ]
  })
  const bytes = format === 'csv' ? await asCsv([head, ...lines]) : await asXlsx([head, ...lines])
  return { bytes, type: TYPES[format], name: `${t('file')}.${format}` }
}

async function asCsv(rows: string[][]): Promise<Buffer> {
  const { default: papa } = await import('papaparse')
  return Buffer.from(BYTE_ORDER_MARK + papa.unparse(rows, { escapeFormulae: true, quotes: true }))
}

/** Cells are written as text, which no program reads as a formula. */
async function asXlsx(rows: string[][]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  return write(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()
}
