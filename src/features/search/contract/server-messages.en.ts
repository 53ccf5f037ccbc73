import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  mails: { area: 'Saved searches' },
  errors: {
    savedAlready: 'You have already saved this search.',
    savedTooMany: 'You can save {max} searches at most. Delete one that you no longer need.',
    stopUnknown: 'This link is no longer valid: the search may have been deleted already.',
  },
  notifications: {
    topics: { searches: { title: 'Saved searches', hint: 'you choose how often for each search' } },
    alert: {
      lead: '{count, plural, one {# new opportunity} other {# new opportunities}}',
      text: 'for your search “{name}”',
    },
  },
  alert: {
    subject: '{count, plural, one {# new opportunity} other {# new opportunities}}: {name}',
    heading: '{count, plural, one {# new opportunity} other {# new opportunities}} for your search',
    more: 'And {count, plural, one {# more opportunity} other {# more opportunities}} on the search page.',
    open: 'Open the search',
    remote: 'remote',
    deadline: 'deadline {date} at {time}',
    why: 'You get this email because you saved the search “{name}”. Change how often we write in your saved searches.',
    stop: 'Stop sending me these alerts',
  },
  console: {
    person: { searches: 'Saved searches' },
  },
  search: { kinds: { opportunities: 'Opportunities' } },
} as const satisfies SameShape<typeof bhs>
