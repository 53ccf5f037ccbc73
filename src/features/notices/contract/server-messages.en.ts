import type { SameShape } from '#platform/contract/texts.ts'
import { reasons } from './feed-reasons.en.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  mails: { area: 'Import of notices' },
  errors: {
    nothingRead: 'We found no text to read.',
    tooHard: 'We cannot read this text: it is too long or repeats itself. Paste only the notice.',
    tableRefused:
      'The table was not imported: we do not understand {count, plural, one {# cell} other {# cells}}. Correct them and try again.',
    noTitle: 'Enter a title.',
    noOrganisation: 'Enter the name of the organisation.',
    deadlinePassed: 'The deadline has passed. Enter one in the future or remove it.',
    noNotice: 'This does not look like a notice. First confirm that it is one all the same.',
    alreadyConfirmed: 'This notice has already become an opportunity.',
    feedKnown: 'This address has been added already.',
    feedBusy: 'This feed is being read just now. Wait a moment.',
    tooManyFeeds: 'You can have at most 20 feeds. Remove one that you do not need.',
    feedForbidden: reasons.forbidden,
    feedUnreachable: reasons.unreachable,
    feedSlow: reasons.slow,
    feedRedirects: reasons.redirects,
    feedRefused: reasons.refused,
    feedGone: reasons.gone,
    feedDown: reasons.down,
    feedType: reasons.type,
    feedLarge: reasons.large,
    feedUnreadable: reasons.unreadable,
  },
  notifications: { topics: { feeds: { title: 'Feeds', hint: 'what they have brought and which fail' } } },
  feedMail: {
    subject: '{organisation}: {what}',
    fresh: '{count, plural, one {# new notice to review} other {# new notices to review}}',
    failing: '{count, plural, one {# feed cannot be read} other {# feeds cannot be read}}',
    freshText: 'They come from your feeds. Nobody else sees them until you review and confirm them.',
    more: '{count, plural, one {and # more} other {and # more}}',
    failingText: 'We keep trying, but less and less often. Check the address or remove the feed.',
    failure: '{feed}, since {date}: {reason}',
    open: 'Look at notices and feeds',
    why: 'You get this email, once a day at most, because you own the organisation {organisation}.',
  },
  console: {
    queues: {
      imports: { title: 'Imported notices to review', hint: 'waiting for someone to read and confirm them' },
    },
  },
  audit: {
    area: 'Notice imports',
    actions: { 'add-feed': 'Feed of notices added', 'remove-feed': 'Feed of notices removed' },
    fields: { address: 'address', problem: 'fault' },
  },
} satisfies SameShape<typeof bhs>
