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
  attached: {
    add: 'Add a document',
    adding: 'Uploading',
    replace: 'Replace: {name}',
    rename: 'Rename: {name}',
    remove: 'Remove: {name}',
    save: 'Download: {name}',
    none: 'Not attached yet.',
    help: 'PDF, DOCX or a picture, up to {megabytes, number} MB. We remove hidden camera data, such as the location, from pictures.',
    tooLarge: '{name} is larger than {megabytes, number} MB.',
    empty: '{name} is empty. Check that it was fully downloaded or saved.',
    otherKind: '{name} is not a PDF, DOCX or picture. Save it as a PDF and try again.',
    added: 'The document has been attached',
    removed: 'The document has been removed',
    nameTitle: 'Name of the document',
    name: 'Name',
    keep: 'Save',
    noLink: 'The document was not sent because there is no connection. Try again once it is back.',
  },
  receipt: 'Receipt {number}',
} as const satisfies SameShape<typeof bhs>
