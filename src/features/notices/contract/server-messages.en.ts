import type { SameShape } from '#platform/contract/texts.ts'
import { reasons } from './feed-reasons.en.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    nothingRead: 'There is no text in this that could be read.',
    noTitle: 'Enter a title.',
    noOrganisation: 'Enter the name of the organisation.',
    deadlinePassed: 'The deadline has passed. Enter one in the future or take it away.',
    alreadyConfirmed: 'An opportunity has already been made of this notice.',
    feedKnown: 'This address has been added already.',
    feedBusy: 'This feed is being read just now. Wait a moment.',
    tooManyFeeds: 'There is no room for more than 20 feeds. Take away one that nobody needs.',
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
} satisfies SameShape<typeof bhs>
