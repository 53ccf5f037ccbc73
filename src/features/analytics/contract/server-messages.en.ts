import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    targetUnknown: 'This is no longer there. Choose another goal.',
    targetsFull: 'You can have eight goals at most. Remove one, then add another.',
    nothingNeeded: 'We do not know which skills this needs, so there is nothing to compare.',
    helperOff: 'Written advice is not available here.',
  },
  advice: {
    stand: 'Goal: {target}. You have {have} of the {of} skills it needs, which is {percent}%.',
    whole: 'You have every skill it needs.',
    first:
      'First: {skill}. {count, plural, =0 {No open opportunity asks for it now, but it is essential for the goal.} one {# open opportunity asks for it.} other {# open opportunities ask for it.}}',
    near: 'It is close to a skill you already have: {skill}.',
    second: 'Then: {skill}.',
  },
  dashboard: {
    title: 'Choose your goal',
    text: 'An occupation or an opportunity: see straight away what you have, what is missing and where to begin.',
    action: 'Open skills',
  },
} as const satisfies SameShape<typeof bhs>
