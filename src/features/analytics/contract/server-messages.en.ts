import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    targetUnknown: 'This is no longer there. Choose another target.',
    targetsFull: 'You can have eight targets at most. Remove one, then add another.',
    nothingNeeded: 'We do not know which skills this needs, so nothing can be computed.',
    helperOff: 'Help with words is not switched on here.',
  },
  advice: {
    stand:
      'Target: {target}. {have, plural, one {# skill of {of} stands} other {# skills of {of} stand}}, {percent}% is covered.',
    whole: 'You have everything that is asked for.',
    first:
      'First: {skill}. {count, plural, =0 {No open opportunity asks for it now, but the target cannot do without it.} one {# open opportunity asks for it.} other {# open opportunities ask for it.}}',
    near: 'It is near a skill that you already have: {skill}.',
    second: 'Then: {skill}.',
  },
  dashboard: {
    title: 'Choose where you are heading',
    text: 'An occupation or an opportunity: see at once what you have, what is missing and where to begin.',
    action: 'Open skills',
  },
} as const satisfies SameShape<typeof bhs>
