import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './confirm-messages.bhs.ts'

export const messages = {
  title: 'Confirm a contribution',
  lead: 'The team of “{project}” says that you gave this contribution.',
  look: 'View the contribution',
  what: 'What',
  giver: 'The name that will be shown',
  amount: 'Worth',
  day: 'Day',
  public: 'Once you confirm, your name and confirmation are shown on the project’s public page.',
  confirm: 'I confirm it',
  confirming: 'Confirming…',
  wrong: 'If something is wrong, do not confirm, and tell the team.',
  done: 'Thank you, the contribution is confirmed',
  doneText: 'The project page shows what is being done with it.',
  project: 'View the project',
  gone: 'This link is no longer valid',
  goneText: 'Ask the team for a new one.',
  failed: 'We got no answer. Try again.',
} as const satisfies SameShape<typeof bhs>
