import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './move-messages.bhs.ts'

export const messages = {
  label: 'Move: {title}',
  to: 'Move to “{stage}”',
  begin: 'Start the application',
  send: 'Check and send',
  withdraw: 'Withdraw the application',
  moved: '“{title}” is now under “{stage}”.',
  undo: 'Undo',
  back: '“{title}” is back under “{stage}”.',
  chooseTitle: 'How did it end?',
  ends: { hired: 'I got it', declined: 'It did not work out', withdrawn: 'I am dropping it' },
  refused: {
    unsent: 'This application has not been sent yet.',
    theirs: 'Only the organisation can change this. You can withdraw your application.',
    over: 'This application has ended.',
    back: 'You have sent this application, so it cannot go back to Saved.',
  },
  general: 'It did not work. Check your connection and try again.',
} satisfies SameShape<typeof bhs>
