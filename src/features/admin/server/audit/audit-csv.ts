import { Readable } from 'node:stream'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { BYTE_ORDER_MARK, csvLine } from '#platform/server/files/spreadsheet.ts'
import { type AuditFilter, listAuditEntries, type RecordedEntry } from './audit.queries.ts'

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

/** Writes the log as a file while reading it, a few hundred rows at a time. */
export function auditCsv(db: Db, filter: AuditFilter, locale: Locale): Readable {
  return Readable.from(lines(db, filter, locale), { objectMode: false })
}

async function* lines(db: Db, filter: AuditFilter, locale: Locale): AsyncGenerator<string> {
  // The mark by which spreadsheets recognise UTF-8.
  yield `${BYTE_ORDER_MARK}${csvLine(HEAD, locale)}`
  let after: string | undefined
  for (let count = 0; count < MAX_ROWS; count += ROWS) {
    const entries = await listAuditEntries(db, { ...filter, after, limit: ROWS })
    if (entries.length > 0) yield entries.map((entry) => csvLine(cells(entry), locale)).join('')
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
