import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    inUse: 'It stands in a text. Take it out of there first, then out of the library.',
    idTaken: 'This file has already been sent to another place. Add it again.',
  },
  audit: {
    area: 'Library',
    actions: {
      describe: 'Picture described',
      replace: 'Picture replaced',
      remove: 'Picture removed',
      crop: 'Crop of a picture changed',
      'document-describe': 'File named',
      'document-replace': 'File replaced',
      'document-remove': 'File removed',
    },
    fields: {},
  },
} satisfies SameShape<typeof bhs>
