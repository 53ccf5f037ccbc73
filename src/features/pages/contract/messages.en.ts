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
  video: 'Watch the video on {host}',
  map: 'Open the map',
  ended: {
    title: 'This page is no longer current',
    text: 'What it told about is over.',
    home: 'To the home page',
  },
} satisfies SameShape<typeof bhs>
