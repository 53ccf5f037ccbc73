import { formatOf } from '#platform/server/files/file-format.ts'
import { DOCUMENT_TYPES, endingOf } from '../../contract/files.ts'

/** What a document is by its first bytes and its name, which have to agree; what the browser says proves nothing. */
export function documentType(bytes: Buffer, name: string): string | undefined {
  const ending = endingOf(name)
  if (!ending) return undefined
  const fits = formatOf(bytes) === (ending === 'pdf' ? 'pdf' : 'zip')
  return fits ? DOCUMENT_TYPES[ending] : undefined
}
