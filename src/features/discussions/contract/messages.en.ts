import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  title: 'Questions and answers',
  none: 'Nobody has asked yet.',
  signIn: 'Sign in to ask a question',
  somebody: 'Someone from the community',
  edited: 'edited',
  official: 'official answer',
  waits: 'waiting for an answer',
  deleted: 'This question was deleted.',
  hints: {
    ask: 'All members see the question; once it is answered, everyone does. Your name is shown only if your profile is public.',
    answer: 'Everyone sees the answer. Your name is shown only if your profile is public.',
    addition:
      'Everyone sees what you add. If there is already an official answer, the people who gave it are told.',
    official: 'Everyone sees the answer, on behalf of {by}.',
  },
  ask: {
    action: 'Ask a question',
    label: 'Your question',
    send: 'Send question',
    sent: 'Your question has been sent.',
  },
  answer: {
    action: 'Answer',
    label: 'Your answer',
    send: 'Publish answer',
    sent: 'Your answer has been published.',
  },
  addition: {
    action: 'Add something',
    label: 'What do you want to add?',
    send: 'Publish',
    sent: 'Your addition has been published.',
  },
  edit: { action: 'Edit', label: 'Your text', send: 'Save', sent: 'Your change has been saved.' },
  sending: 'Sending…',
  cancel: 'Cancel',
  empty: 'Write something before you send it.',
  interest: '{count, plural, =0 {I want to know too} other {I want to know too\u00a0· #}}',
  interestHelp: 'We will let you know when a question you are interested in is answered.',
  remove: 'Delete',
  removed: 'Deleted.',
  report: 'Report',
  more: 'More questions',
  failed: 'That did not work. Please try again.',
} as const satisfies SameShape<typeof bhs>
