import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './merge-messages.bhs.ts'

export const messages = {
  title: 'One person, two accounts',
  close: 'Close',
  back: 'Choose another account',
  find: 'The other account of the same person',
  findHelp: 'Name or email; accents and script do not matter.',
  candidates: 'Accounts that match',
  none: 'No other member’s account matches that.',
  general: 'That did not work. Check the connection and try again.',
  keep: 'Which account do you want to keep?',
  compare: 'The two accounts side by side',
  fact: 'Fact',
  closes: 'Closes',
  stays: 'Stays',
  facts: {
    name: 'Name',
    email: 'Email',
    proven: 'Email proven',
    lastUsed: 'Last visit',
    joined: 'Account since',
  },
  yes: 'yes',
  no: 'no',
  never: 'never',
  nothing: 'none',
  will: 'What will happen',
  wills: {
    moves:
      'The account you keep gets everything: applications, CVs, saved items, skills and roles in organisations. Attachments and links keep working.',
    profile:
      'The profile of the account you keep stays as it is; only empty fields are filled from the other one. If both have the same skill or are in the same organisation, the higher level or role is kept. Private information stays private.',
    twice:
      '{n, plural, one {Both accounts have an application for # opportunity.} other {Both accounts have applications for # opportunities.}} Sent applications are kept; a draft is dropped if the other account has sent one.',
    closes: '{email} is signed out everywhere and can no longer sign in.',
    mails: 'We email both addresses with the reason and a contact.',
    final: 'This cannot be undone.',
  },
  reason: 'Reason',
  reasonHelp: 'The person reads it in the mail, and it stays in the audit log.',
  reasonNeeded: 'Write the reason.',
  submit: 'Merge accounts',
  busy: 'Joining…',
  done: 'Accounts merged',
} as const satisfies SameShape<typeof bhs>
