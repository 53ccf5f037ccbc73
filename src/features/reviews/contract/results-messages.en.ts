import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './results-messages.bhs.ts'

export const messages = {
  of: 'Results of the call “{title}”',
  lead: 'Sent: {sent, plural, one {# application} other {# applications}}. Money: {awarded} of {fund}.',
  funded: 'They got money',
  nobody: 'Nobody got money.',
  amount: 'gets {amount}',
  asked: 'asked for {requested}',
  points: '{points} of 5 points',
  unscored: 'no points',
  others: 'Other applications',
  othersHelp: 'Whose they were is written nowhere. Every team was given its own reasons.',
  other: 'Application without money',
  how: 'How they were judged',
  howText:
    'The board did not see names. Scores are evened out, so that a severe and a generous reviewer count alike, and two of the board signed each award.',
  judged: 'judged by {count}',
  vote: 'How people voted',
  howVote: 'The public chose among the approved projects: the money was shared out by votes.',
  back: 'Page of the call',
} as const satisfies SameShape<typeof bhs>
