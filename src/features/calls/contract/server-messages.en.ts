import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    notBoard: 'Only the board of a bank can begin its call.',
    unfinished: 'The call is not finished yet. Look at what is marked.',
    frozen: 'The call is published: rules can only become milder, and the deadline moves by prolonging.',
    notNow: 'A call in this state cannot do that.',
    notLater: 'The new deadline has to be after the one so far.',
  },
  audit: {
    area: 'Calls',
    actions: {
      publish: 'Call published',
      change: 'Changes of a call published',
      prolong: 'Deadline prolonged',
      cancel: 'Call cancelled',
    },
    fields: { deadline: 'deadline' },
  },
  notifications: {
    topics: {
      calls: {
        title: 'Calls of youth banks',
        hint: 'When a call that you wait for opens, two days before its deadline and if the deadline moves.',
      },
    },
    opened: 'Applications are open until {date} at {time}.',
    prolonged: 'The deadline has moved to {date} at {time}. {reason}',
    cancelled: 'The call is cancelled. {reason}',
    closes: 'Applications close on {date} at {time}.',
  },
  feed: {
    title: 'Calls of youth banks',
    description: 'Open and coming calls for projects of young people.',
    deadline: 'Applications until {date} at {time}.',
  },
  calendar: {
    deadline: 'Applications due: {title}',
    voteFrom: 'The vote begins: {title}',
    voteUntil: 'The vote ends: {title}',
    resultsAt: 'Results: {title}',
  },
} as const satisfies SameShape<typeof bhs>
