import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './overview-messages.bhs.ts'

/** Texts of the staff's overview of scores and decisions by boards. */
export const messages = {
  title: 'Reviews',
  lead: 'How far each board has got with scores and decisions. Only boards score and decide; teams are not named here.',
  none: 'No call has closed for applications yet',
  noneText:
    'A call appears here as soon as its deadline has passed, or earlier if its board has too few people.',
  noneHere: 'No calls match.',
  all: 'All',
  filter: 'Phase of calls',
  bank: 'Bank',
  allBanks: 'All banks',
  phases: {
    review: 'Being scored',
    voting: 'Public vote',
    deciding: 'Being counted',
    finished: 'Finished',
    cancelled: 'Cancelled',
  },
  deadline: 'applications until {date}',
  until: 'scores until {date}',
  late: {
    scores: 'scores are overdue',
    decisions: 'decisions are overdue: the vote and the results wait for the board',
  },
  short: 'too few can decide: two people without a conflict sign each decision',
  substitute: 'Name a substitute',
  seat: 'Add people to the board',
  sent: '{count, plural, =0 {no applications} one {# application} other {# applications}}',
  scores: 'Scores',
  scored: '{given} of {due}',
  decisions: 'Decisions',
  decided: '{approved} approved, {refused} refused',
  proposed: '{count, plural, one {# to be signed} other {# to be signed}}',
  awards: 'Awarded',
  awarded: '{amount} of {fund}',
  edit: 'Edit the call',
  results: 'Results',
  left: 'There are {count} more. Narrow the choice, or download all of them as a table.',
} as const satisfies SameShape<typeof bhs>
