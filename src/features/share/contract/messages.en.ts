import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  tagline: 'Jobs, grants and mentors for young people in BiH.',
} as const satisfies SameShape<typeof bhs>
