import type { SameShape } from '../texts.ts'
import type { messages as bhs } from './reader-messages.bhs.ts'

export const messages = {
  table: 'Table',
  code: 'Code',
  footnotes: 'Footnotes',
  footnote: 'Footnote {number}',
  back: 'Back to the text, footnote {number}',
  tones: { note: 'Note', tip: 'Tip', warning: 'Take care' },
} satisfies SameShape<typeof bhs>
