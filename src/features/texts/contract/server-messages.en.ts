import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    newer: 'Someone has changed a text in the meantime. Look at the newer text, then decide.',
    wrong: 'One of the texts cannot stand on a page. Nothing has been changed.',
    unknownText: 'The product has no such text.',
    unknownChange: 'The history has no such change.',
  },
  audit: {
    area: 'Texts',
    actions: { change: 'Texts changed', check: 'Text checked', restore: 'Earlier texts restored' },
    fields: { texts: 'texts', restored: 'as after change' },
  },
  file: {
    max: 'At most {max, plural, one {# character} other {# characters}}.',
    keep: 'Must stay: {what}',
    spoken: {
      refusals: 'answer when something cannot be done',
      notifications: 'notifications',
      mails: 'emails',
      console: 'console',
      elsewhere: 'files, pictures and the rest',
    },
    states: {
      delivered: 'as delivered',
      changed: 'changed',
      older: 'older than the Bosnian text',
      checked: 'checked',
      missing: 'missing in one language',
    },
  },
} as const satisfies SameShape<typeof bhs>
