import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  tagline: 'Every skill is a stone. You are the keystone.',
} as const satisfies SameShape<typeof bhs>
