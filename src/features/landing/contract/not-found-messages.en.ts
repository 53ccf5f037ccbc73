import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './not-found-messages.bhs.ts'

export const messages = {
  title: '404 Page Not Found',
  text: 'This page does not exist or has moved.',
} satisfies SameShape<typeof bhs>
