import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {},
  audit: {
    area: 'Switches',
    actions: { close: 'Area switched off', release: 'Area switched on again' },
    fields: {},
  },
} as const satisfies SameShape<typeof bhs>
