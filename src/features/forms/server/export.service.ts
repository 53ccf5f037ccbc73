import { Readable } from 'node:stream'
import { readText } from '#platform/contract/bilingual.ts'
import type { Place } from '#platform/contract/cursor.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Db } from '#platform/server/db/database.ts'
import {
  asSheet,
  BYTE_ORDER_MARK,
  csvLine,
  dayCell,
  SHEET_TYPES,
  type SheetCell,
} from '#platform/server/files/spreadsheet.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { problems } from '../contract/problems.ts'
import type { Answer } from '../contract/rules/answers.ts'
import type { Field } from '../contract/rules/field.ts'
import { sayAnswer } from '../contract/rules/say-answer.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { type CallOfOne, orNotFound } from './editing.service.ts'
import { selectForm } from './forms.queries.ts'
import { listSubmissionRows, type SubmissionRow } from './submissions.queries.ts'
import { questionsOf } from './submissions.service.ts'

const PIECE = 500
/** A workbook is put together in memory; whoever has more takes CSV, which flows. */
const WORKBOOK_ROWS = 20_000

type Column = { head: string; cell: (row: SubmissionRow) => SheetCell }

/** Exports all submissions of a form as a table for the reader's spreadsheet program. */
export async function exportSubmissions(
  call: CallOfOne,
  { format, locale }: { format: SheetFormat; locale: Locale },
) {
  const { services, session, id } = call
  const { db } = services
  const form = await orNotFound(selectForm(db, id))
  const columns = columnsOf(await questionsOf(db, id), locale)
  if (format === 'xlsx' && form.received > WORKBOOK_ROWS) throw new Problem(problems.tooManyRows)
  await recordAudit(db, {
    services,
    session,
    action: 'forms.export',
    subject: { kind: 'form', id, name: readText(form.content.title, 'bhs').text },
    after: { format },
  })
  const head = columns.map((column) => column.head)
  const cells = (row: SubmissionRow) => columns.map((column) => column.cell(row))
  return {
    type: SHEET_TYPES[format],
    name: `${form.slug}.${format}`,
    body: format === 'csv' ? Readable.from(csvOf(db, id, { head, cells, locale })) : await workbook(),
  }
  async function workbook() {
    const rows: SheetCell[][] = [head]
    for await (const row of allRows(db, id)) rows.push(cells(row))
    return asSheet({ format, locale }, rows)
  }
}

type Csv = { head: string[]; cells: (row: SubmissionRow) => SheetCell[]; locale: Locale }

async function* csvOf(db: Db, id: string, { head, cells, locale }: Csv): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(head, locale)
  for await (const row of allRows(db, id)) yield csvLine(cells(row), locale)
}

/** Page by page, so that no number of them fills the memory. */
async function* allRows(db: Db, form: string): AsyncGenerator<SubmissionRow> {
  let after: Place | undefined
  for (;;) {
    const rows = await listSubmissionRows(db, { form, q: '', status: undefined, after, limit: PIECE })
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

/** A matrix has a column for each of its rows. */
function columnsOfField(field: Field, locale: Locale): Column[] {
  const head = readText(field.label, locale).text || field.id
  if (field.kind !== 'matrix')
    return [{ head, cell: ({ answers }) => cellOf(field, answers[field.id], locale) }]
  return field.rows.map((row) => ({
    head: `${head}: ${readText(row.label, locale).text}`,
    cell: ({ answers }) => {
      const chosen = (answers[field.id] as Record<string, string> | undefined)?.[row.id]
      const option = field.options.find(({ id }) => id === chosen)
      return option ? readText(option.label, locale).text : ''
    },
  }))
}

function cellOf(field: Field, answer: Answer | undefined, locale: Locale): SheetCell {
  if (answer === undefined) return null
  if (typeof answer === 'number') return answer
  if (field.kind === 'date' && typeof answer === 'string') return dayCell(`${answer}T12:00:00Z`)
  return sayAnswer(field, answer, locale)
}
