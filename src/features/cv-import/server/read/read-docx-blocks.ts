import { openReader, type Refused } from './document-reader.ts'
import type { Block } from './html-blocks.ts'

export type BlocksAnswer = { blocks: Block[] } | Refused

/** Reads the headings, paragraphs, list items and tables of an untrusted Word document. */
export const readDocxBlocks = openReader<{ blocks: Block[] }>({
  name: 'docx-blocks',
  script: new URL('./docx-blocks.worker.ts', import.meta.url),
  kinds: ['docx'],
})
