import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  file: {
    max: 'At most {max, plural, one {# character} other {# characters}}.',
    keep: 'Must stay: {what}',
    states: { delivered: 'as delivered', changed: 'changed', older: 'older than the Bosnian text' },
  },
} as const satisfies SameShape<typeof bhs>
