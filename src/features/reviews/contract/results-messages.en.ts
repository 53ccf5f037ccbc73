import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './results-messages.bhs.ts'

export const messages = {
  of: 'Results of the call “{title}”',
  lead: 'Sent: {sent, plural, one {# application} other {# applications}}. Money: {awarded} of {fund}.',
  funded: 'Funded projects',
  nobody: 'No project was funded.',
  amount: 'gets {amount}',
  asked: 'asked for {requested}',
  points: '{points} out of 5',
  unscored: 'no score',
  others: 'Other applications',
  othersHelp: 'We do not publish which teams sent these. Each team received its own reasons.',
  other: 'Unfunded application',
  why: '{isOutscored, select, yes {Why some with more points got no money} other {Why some got no money}}',
  whyBoard:
    'Points give an order; the board decides and gives its reasons. So an application with more points may go without money.',
  whyVote:
    'The points of the board only open the door to the vote. Money goes by votes for as long as the fund lasts; points decide only between equal numbers of votes.',
  without: {
    refused: 'Not approved by the board: {count}.',
    undecided: 'Not decided by the board: {count}.',
    fewVotes:
      'Approved, but with too few votes ({votes, plural, one {# vote} other {# votes}} needed): {count}.',
    fundSpent:
      'Approved, but the fund was shared out before their turn: {count}. {left} is left in the fund, less than the next one asks for.',
  },
  how: 'How they were judged',
  howText:
    '{isBlind, select, yes {The board did not see names. } other {}}Scores are evened out so that strict and generous reviewers count the same, and two board members signed each award.',
  judged: 'judged by {count}',
  vote: 'How people voted',
  howVote: 'The public chose between the approved projects: the money was shared out by votes.',
  back: 'Call page',
} as const satisfies SameShape<typeof bhs>
