import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './settings-messages.bhs.ts'

export const messages = {
  text: 'What other people can see about when you read their messages.',
  failed: 'Your message settings did not load',
  reading: {
    label: 'Show others how far I have read',
    help: 'This works both ways. If you turn it off, others do not see how far you have read their messages, and you do not see how far they have read yours.',
    on: 'Others can again see how far you have read, and you can see how far they have.',
    off: 'Nobody sees how far you have read any more, and you do not see how far others have.',
  },
  wrong: 'Not saved. Please try again.',
} as const satisfies SameShape<typeof bhs>
