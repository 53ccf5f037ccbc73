import type { Locale } from '#platform/contract/locale.ts'
import type { ExportedFile } from '#platform/server/data-rights.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { catalogues } from './settings-mails.ts'

type Log = Pick<Services, 'log'>

/** Returns the content of a file and reads it only now; logs and returns `undefined` if the store cannot read it. */
export async function readOrLog({ log }: Log, { content }: ExportedFile) {
  if (typeof content !== 'function') return content
  return (content as () => Promise<Uint8Array>)().catch((error: unknown) => {
    log.error({ err: error }, 'a file of an export could not be read')
    return undefined
  })
}

/** Yields the files that can be read, one by one, and then a note with the names of the others. */
export async function* readableFiles(
  services: Log,
  files: AsyncIterable<ExportedFile>,
): AsyncGenerator<ExportedFile> {
  const missing: string[] = []
  for await (const file of files) {
    const content = await readOrLog(services, file)
    if (content) yield { path: file.path, content }
    else missing.push(file.path)
  }
  yield* missingNote(missing)
}

/** Yields a note with the names of missing files; nothing without any. */
export function* missingNote(missing: readonly string[]): Generator<ExportedFile> {
  if (missing.length === 0) return
  const files = missing.join('\n')
  yield inBothLanguages('MISSING.txt', (locale) =>
    translator(catalogues, locale)('export.missing', { files }),
  )
}

export function inBothLanguages(path: string, text: (locale: Locale) => string): ExportedFile {
  return { path, content: Buffer.from(`${text('bhs')}\n\n---\n\n${text('en')}\n`) }
}
