import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './question-messages.bhs.ts'

export const messages = {
  label: 'New version of the legal texts',
  terms: 'The terms of use are changing.',
  privacy: 'The privacy page is changing.',
  from: 'Version {version} takes effect on {date}.',
  read: 'Read it',
  accept: 'I accept',
  busy: 'Sending…',
  done: 'Noted, thank you',
  leave: 'If you disagree, you can download your data and delete your account in settings.',
} as const satisfies SameShape<typeof bhs>
