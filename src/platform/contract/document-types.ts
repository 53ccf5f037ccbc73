/** Documents that people may hand over, by file name extension; none of them runs anything by itself. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const
export type DocumentEnding = keyof typeof DOCUMENT_TYPES
export const DOCUMENT_ENDINGS = Object.keys(DOCUMENT_TYPES) as [DocumentEnding, ...DocumentEnding[]]

export function endingOf(name: string): DocumentEnding | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(DOCUMENT_TYPES, ending) ? (ending as DocumentEnding) : undefined
}
