import { readText } from '#platform/contract/bilingual.ts'
import type { Place } from '#platform/contract/cursor.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import type { Db } from '#platform/server/db/database.ts'
import { sheetStream } from '#platform/server/files/sheet-stream.ts'
import { dayCell, SHEET_TYPES, type SheetCell } from '#platform/server/files/spreadsheet.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Answer } from '../contract/rules/answers.ts'
import type { Field } from '../contract/rules/field.ts'
import { sayAnswer } from '../contract/rules/say-answer.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { recordForm } from './audit.ts'
import { type Call, orNotFound } from './editing.service.ts'
import { findForm } from './forms.queries.ts'
import type { Reading } from './reading.ts'
import { type Filter, listSubmissionRows, type SubmissionRow } from './submissions.queries.ts'
import { type Conditions, filterOf, questionsOf } from './submissions.service.ts'

const PIECE = 500

type Column = { head: string; cell: (row: SubmissionRow) => SheetCell }

type Export = { format: SheetFormat; locale: Locale; conditions: Conditions }

/** Exports the submissions of a form, or those that match, as a table for the reader's spreadsheet program. */
export async function exportSubmissions(
  { services, session, ...reading }: Call & Reading,
  { format, locale, conditions }: Export,
) {
  const { db } = services
  const form = await orNotFound(findForm(db, reading.form))
  await recordForm(db, { services, session, form, action: 'export', after: { format } })
  return {
    type: SHEET_TYPES[format],
    name: `${form.slug}.${format}`,
    body: sheetStream({ format, locale }, listLines(db, reading, { locale, conditions })),
  }
}

/** Lists the lines of the table, of which no more than a piece is in memory. */
export async function* listLines(
  db: Db,
  reading: Reading,
  { locale, conditions = {} }: { locale: Locale; conditions?: Conditions },
): AsyncGenerator<SheetCell[]> {
  const fields = await questionsOf(db, reading.form)
  const columns = columnsOf(fields, locale)
  yield columns.map((column) => column.head)
  for await (const row of allRows(db, { ...reading, ...filterOf(fields, conditions) }))
    yield columns.map((column) => column.cell(row))
}

/** Page by page, so that no number of them fills the memory. */
async function* allRows(db: Db, listing: Reading & Filter): AsyncGenerator<SubmissionRow> {
  let after: Place | undefined
  for (;;) {
    const rows = await listSubmissionRows(db, { ...listing, after, limit: PIECE })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PIECE) return
    after = { at: new Date(last.sentAt), id: last.id }
  }
}

function columnsOf(fields: readonly Field[], locale: Locale): Column[] {
  const t = translator({ bhs, en }, locale)
  return [
    { head: t('file.number'), cell: ({ number }) => number },
    { head: t('file.sent'), cell: ({ sentAt }) => dayCell(sentAt, { time: true }) },
    { head: t('file.status'), cell: ({ status }) => t(`file.statuses.${status}`) },
    { head: t('file.version'), cell: ({ version }) => version },
    { head: t('file.member'), cell: ({ member }) => member?.name ?? '' },
    ...fields.flatMap((field) => columnsOfField(field, locale)),
  ]
}

/** A matrix has a column for each of its rows, a ranking one for the place of each option. */
function columnsOfField(field: Field, locale: Locale): Column[] {
  const head = readText(field.label, locale).text || field.id
  if (field.kind === 'ranking')
    return field.options.map(({ id, label }) => ({
      head: `${head}: ${readText(label, locale).text || id}`,
      cell: ({ answers }) => placeOf(id, answers[field.id]),
    }))
  if (field.kind !== 'matrix')
    return [{ head, cell: ({ answers }) => cellOf(field, answers[field.id], locale) }]
  return field.rows.map((row) => ({
    head: `${head}: ${readText(row.label, locale).text}`,
    cell: ({ answers }) => {
      const selected = (answers[field.id] as Record<string, string> | undefined)?.[row.id]
      const option = field.options.find(({ id }) => id === selected)
      return option ? readText(option.label, locale).text : ''
    },
  }))
}

function placeOf(option: string, answer: Answer | undefined): SheetCell {
  const at = Array.isArray(answer) ? answer.indexOf(option) : -1
  return at < 0 ? null : at + 1
}

function cellOf(field: Field, answer: Answer | undefined, locale: Locale): SheetCell {
  if (answer === undefined) return null
  if (typeof answer === 'number') return answer
  if (field.kind === 'date' && typeof answer === 'string') return dayCell(`${answer}T12:00:00Z`)
  return sayAnswer(field, answer, locale)
}
