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
  keep: 'Which account stays?',
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
      'Everything goes to the account that stays: applications, CVs, what was saved, skills and roles in organisations. Attachments and links go on working.',
    profile:
      'In the profile the words of the account that stays count, and gaps are filled. Of two levels of a skill the higher one stays, of two roles the greater one. What was not public does not become public.',
    twice:
      '{n, plural, one {There are two applications to # opportunity} other {There are two applications each to # opportunities}}: whatever was sent stays, a draft gives way.',
    closes: '{email} is signed out everywhere and can no longer sign in.',
    mails: 'Both addresses get a mail with the reason and whom to write to.',
    final: 'This cannot be undone.',
  },
  reason: 'Reason',
  reasonHelp: 'The person reads it in the mail, and it stays in the audit log.',
  reasonNeeded: 'Write the reason.',
  submit: 'Join the accounts',
  busy: 'Joining…',
  done: 'The accounts are one',
} as const satisfies SameShape<typeof bhs>
