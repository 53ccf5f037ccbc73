import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

/** Texts around the blocks of a page. */
export const messages = {
  countdown: {
    days: '{days, plural, one {# day left} other {# days left}}',
    today: 'Less than a day left',
    until: 'until {date} at {time}',
    over: 'ended on {date} at {time}',
  },
  live: {
    noOpportunities: 'There are no open opportunities at the moment.',
    allOpportunities: 'All opportunities',
    deadline: 'deadline {date}',
    noArticles: 'There are no articles yet.',
    allArticles: 'All articles',
    allBanks: 'All youth banks',
    form: 'Open the form',
    noForm: 'This form is not published.',
    noCall: 'This call is not public.',
    left: '{left} left of {fund}',
    noVote: 'There is no vote at the moment.',
    votes: '{count, plural, one {# vote} other {# votes}}',
    ballot: {
      soon: 'See the projects',
      open: 'Vote',
      counting: 'See the vote',
      closed: 'See the results',
    },
  },
  video: 'Watch the video',
  embedOn: '{site}, loads only when you open it',
  map: 'Open the map',
  ended: {
    title: 'This page is no longer current',
    text: 'What it told about is over.',
    home: 'To the home page',
  },
} satisfies SameShape<typeof bhs>
