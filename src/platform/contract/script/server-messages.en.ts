import type { SameShape } from '../texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages: SameShape<typeof bhs> = {
  kept:
    'English has one script. The Bosnian text lists the names and words that stay in Latin letters when pages, mails and ' +
    'documents are read in Cyrillic: separated by commas, each as it is written, with any of our endings.',
}
