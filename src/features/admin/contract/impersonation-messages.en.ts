import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './impersonation-messages.bhs.ts'

export const messages = {
  label: 'Looking as someone else',
  as: 'You are looking as {name}.',
  left: 'Read only, {n, plural, one {# minute} other {# minutes}} left.',
  end: 'End the look',
  ending: 'Ending…',
} as const satisfies SameShape<typeof bhs>
