import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  title: 'Sent mails',
  text: 'SMTP_URL is not set, so mails reach nobody: they stay here, in the data folder.',
  count: '{count, plural, one {# mail} other {# mails}}',
  emptyTitle: 'No mails yet',
  emptyText: 'Register or ask for a new password, then reload this page.',
  emptyAction: 'Register',
  back: 'All mails',
  to: 'To',
  from: 'From',
  sent: 'Sent',
  html: 'HTML part',
  plain: 'Text part',
  noSubject: '(no subject)',
} as const satisfies SameShape<typeof bhs>
