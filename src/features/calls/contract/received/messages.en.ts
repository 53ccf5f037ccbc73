import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  title: 'Applications for the call',
  back: 'Calls you manage',
  review: 'Scores and decisions',
  call: 'Call',
  counts: '{begun, plural, one {# application begun} other {# applications begun}}, {sent, number} sent',
  notYet: 'Applications appear here on {date} at {time}, once the call accepts no more.',
  blind: 'Names are hidden while the board scores, so titles appear here only after the results.',
  filter: 'Which applications',
  state: 'State',
  place: 'Municipality',
  all: 'All',
  from: 'Asks for at least, KM',
  until: 'Asks for at most, KM',
  total:
    '{count, plural, one {# application} other {# applications}} asking for {requested}; the community gives {contributed}',
  none: 'No matching applications',
  noneText: 'Change the filters and try again.',
  number: 'Application {number, number}',
  columns: {
    application: 'Application',
    place: 'Place',
    people: 'People',
    requested: 'Asks for',
    contributed: 'Community',
    state: 'State',
  },
  states: {
    checking: 'being checked',
    ballot: 'on the ballot',
    awarded: 'funded',
    declined: 'not funded',
  },
  ages: {
    changed: 'Someone has changed their date of birth since; the age rule is still met.',
    broken: 'Someone has changed their date of birth since: the team no longer meets the age rule.',
  },
  failed: 'The download failed. Try again.',
} as const satisfies SameShape<typeof bhs>
