import { Readable } from 'node:stream'
import Papa from 'papaparse'
import type { Db } from '#platform/server/db/database.ts'
import { type AuditFilter, findAudit, type RecordedEntry } from './audit.queries.ts'

const ROWS = 500
const MAX_ROWS = 20_000
const HEAD = [
  'at',
  'by',
  'by_id',
  'action',
  'person',
  'person_id',
  'subject_kind',
  'subject_id',
  'subject',
  'before',
  'after',
  'reason',
  'device',
  'origin',
]

/** The log as a file that is made while it is read, in steps of a few hundred rows. */
export function auditCsv(db: Db, filter: AuditFilter): Readable {
  return Readable.from(lines(db, filter), { objectMode: false })
}

async function* lines(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  // The mark by which spreadsheets know that the letters are UTF-8.
  yield `\uFEFF${csvLine(HEAD)}`
  let after: string | undefined
  for (let count = 0; count < MAX_ROWS; count += ROWS) {
    const entries = await findAudit(db, { ...filter, after, limit: ROWS })
    if (entries.length > 0) yield entries.map((entry) => csvLine(cells(entry))).join('')
    if (entries.length < ROWS) return
    after = entries.at(-1)?.id
  }
}

function cells({ at, by, action, person, subject, changes, reason, device, origin }: RecordedEntry) {
  return [
    at,
    by?.name ?? '',
    by?.id ?? '',
    action,
    person?.name ?? '',
    person?.id ?? '',
    subject.kind,
    subject.id,
    subject.name,
    listed(changes, 'before'),
    listed(changes, 'after'),
    reason,
    device,
    origin ?? '',
  ]
}

function listed(changes: RecordedEntry['changes'], side: 'before' | 'after'): string {
  return changes.map((change) => `${change.name}: ${change[side] ?? ''}`).join('; ')
}

/** What would start a formula, blanks before it included; spreadsheets do not show the apostrophe that it gets. */
const FORMULA = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** One row: every cell is quoted, and none can be read as a formula by a spreadsheet. */
export function csvLine(row: readonly string[]): string {
  return `${Papa.unparse([[...row]], { quotes: true, escapeFormulae: FORMULA })}\r\n`
}
