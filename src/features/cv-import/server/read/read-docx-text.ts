import type { RichText } from '#platform/contract/rich-text/document.ts'
import { openReader, type Refused } from './document-reader.ts'

/** A whole text; each picture stands in it as a figure with the id that it has here. */
export type DocxText = {
  title: string
  body: RichText
  pictures: { id: string; alt: string; bytes: Uint8Array }[]
}
export type TextAnswer = DocxText | Refused

/** Reads an untrusted Word document as an article: with its headings, tables, footnotes and pictures. */
export const readDocxText = openReader<DocxText>({
  name: 'docx-text',
  script: new URL('./docx-text.worker.ts', import.meta.url),
  kinds: ['docx'],
})
