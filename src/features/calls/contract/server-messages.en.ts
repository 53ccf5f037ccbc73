import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    notBoard: 'Only the board of a bank can start a call.',
    unfinished: 'The call is not ready yet. See what is marked.',
    frozen: 'The call is published: you can only relax its rules and extend its deadline.',
    notNow: 'That cannot be done with this call right now.',
    notLater: 'The new deadline has to be later than the current one.',
  },
  audit: {
    area: 'Calls',
    actions: {
      publish: 'Call published',
      change: 'Changes to a call published',
      prolong: 'Deadline extended',
      cancel: 'Call cancelled',
    },
    fields: { deadline: 'deadline' },
  },
  notifications: {
    topics: {
      calls: {
        title: 'Youth bank calls',
        hint: 'When a call you are waiting for opens, two days before its deadline and if the deadline moves.',
      },
    },
    opened: 'Applications are open until {date} at {time}.',
    prolonged: 'The deadline has moved to {date} at {time}. {reason}',
    cancelled: 'The call is cancelled. {reason}',
    closes: 'Applications close on {date} at {time}.',
  },
  received: {
    columns: {
      number: 'Number',
      title: 'Title',
      place: 'Municipality',
      state: 'State',
      people: 'People in the team',
      requested: 'Requested, KM',
      contributed: 'Community contribution, KM',
      awarded: 'Approved, KM',
      at: 'Received',
    },
    states: { checking: 'being checked', ballot: 'on the ballot', awarded: 'funded', declined: 'not funded' },
  },
  feed: {
    title: 'Youth bank calls',
    description: 'Open and upcoming calls for youth projects.',
    deadline: 'Applications until {date} at {time}.',
  },
  calendar: {
    deadline: 'Applications close: {title}',
    voteFrom: 'The vote begins: {title}',
    voteUntil: 'The vote ends: {title}',
    resultsAt: 'Results: {title}',
  },
} as const satisfies SameShape<typeof bhs>
