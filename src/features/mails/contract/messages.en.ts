import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  lead: 'Every email that the product sends, with invented details. You change the words under texts; here you see how they arrive and send yourself a test.',
  search: 'Search emails',
  none: 'No email has these words in its subject.',
  list: 'Emails',
  choose: 'Choose an email to see it.',
  back: 'All emails',
  language: 'Language of the email',
  languages: { bhs: 'Naš jezik', en: 'English' },
  script: 'Letters',
  scripts: { latin: 'Latin', cyrillic: 'Cyrillic' },
  subject: 'Subject',
  length: '{count, plural, one {# character} other {# characters}}. A phone shows about 40.',
  calendar: 'A calendar date comes with this email.',
  size: 'The whole email: {size} KB, as HTML and as plain text.',
  words: 'Change the words',
  page: 'Open as in a mailbox',
  test: 'Send yourself a test',
  testing: 'Sending…',
  tested: 'The test is on its way to {to}',
} as const satisfies SameShape<typeof bhs>
