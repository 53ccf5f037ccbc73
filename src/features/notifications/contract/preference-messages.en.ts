import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './preference-messages.bhs.ts'

/** Texts of the settings about notifications. */
export const messages: SameShape<typeof bhs> = {
  failed: 'The notification settings did not load',
  onlyDeadlines: 'Deadlines only',
  onlyDeadlinesHelp: 'By email and push we only tell you about deadlines. On Zamah you still see everything.',
  inApp: 'On Zamah',
  mail: 'Email',
  push: 'Push',
  mails: { now: 'immediately', daily: 'daily', weekly: 'weekly', off: 'never' },
  kind: 'Kind',
  kinds: 'By kind ({count})',
  kindsOf: '{topic}, by kind',
  kindsApart: '{count} different',
  always: 'Always',
  security: 'Account security',
  securityHint: 'new password, new address, suspicious sign-in: by email, because it keeps your account safe',
  apart:
    'We never send you the same news by email and push within 10 minutes, and nothing about what you have already read. Summaries come at 8:00, the weekly one on Mondays.',
  unused: '{count, plural, one {# more, of an area you do not use} other {# more, of areas you do not use}}',
  quiet: 'Quiet hours',
  quietHelp: 'Push waits until the quiet hours are over.',
  from: 'From',
  to: 'To',
  days: 'Days when quiet hours begin',
  weekdays: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  urgent: 'Tell me even in quiet hours if a deadline is less than 3 hours away',
  device: {
    title: 'Push on this device',
    text: 'Notifications arrive even when Zamah is not open. Nobody else can read them.',
    on: 'Turn push on',
    off: 'Turn push off',
    isOn: 'Push is on for this device.',
    busy: 'One moment…',
    blocked:
      'This browser does not allow push. Press the padlock beside the address, then “Allow notifications”.',
    unsupported: 'This browser does not support push.',
    failed: 'That did not work. Try again.',
  },
}
