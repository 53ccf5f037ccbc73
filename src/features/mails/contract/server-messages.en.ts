import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {},
  test: '[Test] {subject}',
} as const satisfies SameShape<typeof bhs>
