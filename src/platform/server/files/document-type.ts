import { DOCUMENT_TYPES, endingOf } from '#platform/contract/document-types.ts'
import { formatOf } from './file-format.ts'

/**
 * Detects a document's type by its first bytes and its name, which must agree, because the browser's type proves nothing.
 */
export function documentType(bytes: Buffer, name: string): string | undefined {
  const ending = endingOf(name)
  if (!ending) return undefined
  const fits = formatOf(bytes) === (ending === 'pdf' ? 'pdf' : 'zip')
  return fits ? DOCUMENT_TYPES[ending] : undefined
}
