import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {},
  audit: {
    area: 'Name and pixel',
    actions: { change: 'Product setting changed' },
    fields: { value: 'value' },
  },
} as const satisfies SameShape<typeof bhs>
