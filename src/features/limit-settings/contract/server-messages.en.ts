import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: { outOfRange: 'Choose a number from {least, number} to {most, number}.' },
  audit: {
    area: 'Limits',
    actions: { change: 'Limit changed' },
    fields: { times: 'limit' },
  },
} as const satisfies SameShape<typeof bhs>
