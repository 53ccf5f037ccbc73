import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './webhook-messages.bhs.ts'

export const messages = {
  general: 'It did not work. Try again.',
  title: 'Webhook',
  text: 'Each submission is sent to this address as JSON, with a signature that shows it comes from us. If the address does not answer, we keep trying for three days, less and less often.',
  address: 'Address',
  addressHelp: 'A public address that begins with https://',
  save: 'Save the address',
  busy: 'Saving…',
  saved: 'From now on, each submission is sent to this address.',
  secret: 'Signing key',
  secretHelp:
    'Enter it in the receiving system (Standard Webhooks). Anyone who knows it can pose as this form.',
  renew: 'New key',
  renewed: 'The new key is in use. Enter it in the receiving system.',
  end: 'Turn off the webhook',
  ended: 'Submissions are no longer sent to another system.',
  test: 'Send a test message',
  testSent: 'The test message is on its way.',
  log: 'Messages sent',
  logText: 'The last 50 messages. Records are kept for 30 days.',
  none: 'Nothing has been sent yet.',
  refresh: 'Refresh',
  events: {
    sent: 'submission {number}',
    changed: 'change of submission {number}',
    test: 'test message',
  },
  states: { waiting: 'waiting', arrived: 'delivered', failed: 'not delivered' },
  reasons: {
    forbidden: 'the address is not public',
    unreachable: 'no answer',
    slow: 'the answer took too long',
    cleared: 'the answers have since been deleted',
  },
  status: 'answer {status}',
  tries: '{count, plural, one {# attempt} other {# attempts}}',
  next: 'next attempt at {time}',
  repeat: 'Send again',
  repeatOf: 'Send again: {name}',
  repeated: 'The message is on its way again.',
} satisfies SameShape<typeof bhs>
