import { readFile } from '#features/media/server/index.ts'
import { zipStream } from '#features/settings/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { ExportedFile } from '#platform/server/data-rights.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { type CallOfOne, orNotFound } from '../editing.service.ts'
import { selectForm } from '../forms.queries.ts'
import { listNumberedFiles } from './files.queries.ts'

const PIECE = 50

/** All files of a form as one ZIP, of which one file at a time is in memory. */
export async function exportFiles({ services, session, id }: CallOfOne) {
  const form = await orNotFound(selectForm(services.db, id))
  const [first] = await listNumberedFiles(services.db, { form: id, after: 0, limit: 1 })
  if (!first) throw new Problem(problems.noFiles)
  await recordAudit(services.db, {
    services,
    session,
    action: 'forms.export',
    subject: { kind: 'form', id, name: readText(form.content.title, 'bhs').text },
    after: { format: 'zip' },
  })
  return { name: `${form.slug}.zip`, body: zipStream(allFiles(services, id)) }
}

/** A folder for each submission, named by its number; two files of one name get a number too. */
async function* allFiles(services: Services, form: string): AsyncGenerator<ExportedFile> {
  const taken = new Set<string>()
  let after = 0
  for (;;) {
    const files = await listNumberedFiles(services.db, { form, after, limit: PIECE })
    for (const { id, name, number } of files) {
      if (number !== after) taken.clear()
      after = number
      const path = freePath(`${number}/${name}`, taken)
      yield { path, content: await readFile(services, { id }) }
    }
    if (files.length === 0) return
  }
}

function freePath(path: string, taken: Set<string>): string {
  let free = path
  for (let turn = 2; taken.has(free); turn += 1) free = path.replace(/(\.[a-z0-9]{1,5})?$/i, ` (${turn})$1`)
  taken.add(free)
  return free
}
