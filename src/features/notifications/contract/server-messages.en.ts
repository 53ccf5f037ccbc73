import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

/** The server's texts about notifications. */
export const messages: SameShape<typeof bhs> = {
  mails: { area: 'Digests' },
  errors: {
    topicUnknown: 'This kind of notification no longer exists. Reload the page.',
    choiceUnknown: 'That cannot be chosen for this kind of notification.',
    unsubscribeUnknown: 'This link is no longer valid. You can turn notifications off in the settings.',
    deviceRefused: 'This browser sends notifications through an address that we cannot use.',
  },
  who: {
    one: '{name}',
    two: '{name} and {other}',
    many: '{name} and {count, plural, one {# other} other {# others}}',
  },
  mail: {
    open: 'Open',
    daily: {
      subject: '{count, plural, one {# notification} other {# notifications}} for you',
      heading: 'New since yesterday',
    },
    weekly: {
      subject: 'Your week: {count, plural, one {# notification} other {# notifications}}',
      heading: 'New this week',
    },
    why: 'You are getting this because your settings say you want “{topic}” by email too.',
    whyMany: 'You are getting this summary because it is switched on in your notification settings.',
    settings: 'Notification settings',
    stop: 'Stop sending me these emails',
  },
}
