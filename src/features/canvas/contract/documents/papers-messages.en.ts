import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './papers-messages.bhs.ts'

export const messages = {
  general: 'That did not work. Try again.',
  close: 'Close',
  menu: 'The application as a document',
  pdf: 'Download a PDF to sign',
  docx: 'Download a DOCX for Word',
  print: 'Print',
  saved: 'The document has been downloaded',
  unsaved: 'Not everything is saved on the server yet. Download the document once the connection is back.',
  receipt: 'Receipt {number}',
} as const satisfies SameShape<typeof bhs>
