import { createReadStream } from 'node:fs'
import { importMembers, type ImportReport } from '#features/recovery/server/index.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Command } from './run.ts'
import { withServices } from './with-database.ts'

const USAGE = `npm run members:import -- file.csv

Columns: email, first_name, last_name, password_hash (bcrypt, argon2, phpass or empty), created_at (may be empty).
Running it again adds only who is missing.`

/** Imports the members of a former site. */
export async function membersImport(command: Command): Promise<void> {
  const [file] = command.args
  if (!file) throw new PlainError(USAGE)
  const report = await withServices(command, ({ db }) =>
    importMembers({ db, chunks: createReadStream(file, 'utf8') }),
  ).catch((error: unknown) => {
    throw isMissing(error) ? new PlainError(`There is no file ${file} to read.`) : error
  })
  print(report)
  if (report.badCount > 0) process.exitCode = 2
}

function print({ imported, known, bad, badCount, ignoredColumns }: ImportReport): void {
  if (ignoredColumns.length > 0) console.log(`Columns not used: ${ignoredColumns.join(', ')}`)
  for (const { line, reason } of bad) console.log(`line ${line}: ${reason}`)
  if (badCount > bad.length) console.log(`… and ${badCount - bad.length} more lines like these`)
  console.log(`${imported} imported, ${known} there already, ${badCount} not taken`)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')
}
