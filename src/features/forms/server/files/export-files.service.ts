import { readFile } from '#features/media/server/index.ts'
import { readableFiles, zipStream } from '#features/settings/server/index.ts'
import type { ExportedFile } from '#platform/server/data-rights.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { recordForm } from '../audit.ts'
import { type Call, orNotFound } from '../editing.service.ts'
import { findForm } from '../forms.queries.ts'
import type { Reading } from '../reading.ts'
import { listNumberedFiles } from './files.queries.ts'

const PIECE = 50

/** All files of a form as one ZIP, of which one file at a time is in memory. It names those that the store has lost. */
export async function exportFiles({ services, session, ...reading }: Call & Reading) {
  const form = await orNotFound(findForm(services.db, reading.form))
  const [first] = await listNumberedFiles(services.db, { ...reading, after: 0, limit: 1 })
  if (!first) throw new Problem(problems.noFiles)
  await recordForm(services.db, { services, session, form, action: 'export', after: { format: 'zip' } })
  return { name: `${form.slug}.zip`, body: zipStream(readableFiles(services, allFiles(services, reading))) }
}

/** A folder for each submission, named by its number; two files of one name get a number too. */
async function* allFiles(services: Services, reading: Reading): AsyncGenerator<ExportedFile> {
  const used = new Set<string>()
  let after = 0
  for (;;) {
    const files = await listNumberedFiles(services.db, { ...reading, after, limit: PIECE })
    for (const { id, name, number } of files) {
      if (number !== after) used.clear()
      after = number
      const path = freePath(`${number}/${name}`, used)
      yield { path, content: () => readFile(services, { id }) }
    }
    if (files.length === 0) return
  }
}

function freePath(path: string, used: Set<string>): string {
  let free = path
  for (let turn = 2; used.has(free); turn += 1) free = path.replace(/(\.[a-z0-9]{1,5})?$/i, ` (${turn})$1`)
  used.add(free)
  return free
}
