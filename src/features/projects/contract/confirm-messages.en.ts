import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './confirm-messages.bhs.ts'

export const messages = {
  title: 'Confirm a contribution',
  lead: 'The team of “{project}” says that this came from you.',
  what: 'What',
  giver: 'The name that will be shown',
  amount: 'Worth',
  day: 'Day',
  public: 'Once you confirm, the name and the confirmation are on the public page of the project.',
  confirm: 'I confirm it',
  confirming: 'Confirming…',
  wrong: 'If something is wrong, do not confirm, and tell the team.',
  done: 'Thank you, the contribution is confirmed',
  doneText: 'The page of the project shows what is done with it.',
  project: 'See the project',
  gone: 'This link is worth nothing any more',
  goneText: 'Ask the team for a new one.',
  failed: 'No answer came. Try again.',
} as const satisfies SameShape<typeof bhs>
