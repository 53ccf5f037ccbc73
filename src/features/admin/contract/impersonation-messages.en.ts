import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './impersonation-messages.bhs.ts'

export const messages = {
  label: 'Viewing as someone else',
  as: 'You are viewing Zamah as {name}.',
  left: 'Read only, {n, plural, one {# minute} other {# minutes}} left.',
  end: 'Stop viewing',
  ending: 'Ending…',
} as const satisfies SameShape<typeof bhs>
