import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    skillUnknown: 'There is no such skill.',
    occupationUnknown: 'There is no such occupation.',
  },
} as const satisfies SameShape<typeof bhs>
