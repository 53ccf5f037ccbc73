import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { CsvError, readCsv } from '#platform/server/files/csv.ts'
import { newId } from '#platform/server/db/ids.ts'
import {
  COLUMNS,
  type Column,
  type FormerMemberRow,
  readFormerMember,
  REQUIRED_COLUMNS,
} from './former-member-row.ts'

const idRows = rowsOf({ id: z.string() })

export type BadLine = { line: number; reason: string }
export type ImportReport = {
  /** New accounts. */
  imported: number
  /** Addresses with an existing account, which was left unchanged. */
  known: number
  bad: BadLine[]
  /** Number of invalid lines; `bad` has the first thousand. */
  badCount: number
  ignoredColumns: string[]
}

const BATCH = 500
const LISTED = 1000

/** The whole file is unreadable. */
export class ImportError extends PlainError {}

/**
 * Creates accounts for members of a former site. Streams the file, so it may be of any size, and can be repeated: existing
 * accounts stay unchanged. People return by the emailed code, with or without their old password.
 */
export async function importMembers({
  db,
  chunks,
}: {
  db: Db
  chunks: AsyncIterable<string> | Iterable<string>
}): Promise<ImportReport> {
  const report: ImportReport = { imported: 0, known: 0, bad: [], badCount: 0, ignoredColumns: [] }
  let header: Map<string, number> | undefined
  let batch: FormerMemberRow[] = []
  async function flush() {
    const imported = await insertBatch(db, batch)
    report.imported += imported
    report.known += batch.length - imported
    batch = []
  }
  try {
    for await (const { line, fields } of readCsv(chunks)) {
      if (!header) {
        header = readHeader(fields)
        report.ignoredColumns = [...header.keys()].filter(
          (name) => !COLUMNS.some((column) => column === name),
        )
        continue
      }
      const row = readRow(header, fields)
      if (typeof row === 'string') noteBad(report, { line, reason: row })
      else batch.push(row)
      if (batch.length === BATCH) await flush()
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    noteBad(report, { line: error.line, reason: `${error.message}; nothing after it was read` })
  }
  if (!header) throw new ImportError('The file is empty.')
  await flush()
  return report
}

function readHeader(fields: readonly string[]): Map<string, number> {
  const header = new Map(fields.map((name, place) => [name.trim().toLowerCase(), place]))
  const missing = REQUIRED_COLUMNS.filter((name) => !header.has(name))
  if (missing.length > 0) throw new ImportError(`The first line names no column ${missing.join(', ')}.`)
  return header
}

function readRow(header: ReadonlyMap<string, number>, fields: readonly string[]): FormerMemberRow | string {
  if (fields.length !== header.size) return `has ${fields.length} fields instead of ${header.size}`
  return readFormerMember((column: Column) => fields[header.get(column) ?? -1] ?? '')
}

function noteBad(report: ImportReport, bad: BadLine): void {
  report.badCount += 1
  if (report.bad.length < LISTED) report.bad.push(bad)
}

async function insertBatch(db: Db, rows: readonly FormerMemberRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const values = JSON.stringify(rows.map((row) => ({ id: newId(), ...row })))
  const { rows: users } = await idRows(db)(sql`
    insert into users (id, email, first_name, last_name, legacy_hash, legacy_scheme, created_at)
    select id, email, "firstName", "lastName", hash, scheme, coalesce("createdAt", now())
    from jsonb_to_recordset(${values}::jsonb) as r(
      id uuid, email text, "firstName" text, "lastName" text, hash text, scheme text, "createdAt" timestamptz)
    on conflict (email) do nothing
    returning id`)
  return users.length
}
