import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './settings-messages.bhs.ts'

export const messages = {
  text: 'What other people can see about when you read their messages and when you are on Zamah.',
  failed: 'Your message settings did not load',
  reading: {
    label: 'Show others how far I have read',
    help: 'This works both ways. If you turn it off, others do not see how far you have read their messages, and you do not see how far they have read yours.',
    on: 'Others can again see how far you have read, and you can see how far they have.',
    off: 'Nobody sees how far you have read any more, and you do not see how far others have.',
  },
  activity: {
    label: 'Show my connections when I am on Zamah',
    help: 'It is off until you choose it. It works both ways: you see it only for connections who show it too. The exact time is never shown, and after six days nothing is.',
    on: 'Connections who show it too can now see when you are on Zamah.',
    off: 'Nobody sees when you are on Zamah any more, and you do not see it for others.',
  },
  wrong: 'Not saved. Please try again.',
} as const satisfies SameShape<typeof bhs>
