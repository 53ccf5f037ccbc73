import { openReader } from './document-reader.ts'

/** Pages without text are pictures, such as scans. */
export type DocumentText = { text: string; unread: readonly number[] }

/** Reads the words of an untrusted PDF or Word document, line by line. */
export const readDocumentText = openReader<DocumentText>({
  name: 'document-text',
  script: new URL('./document-text.worker.ts', import.meta.url),
  kinds: ['pdf', 'docx'],
})
