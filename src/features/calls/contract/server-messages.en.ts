import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  audit: { area: 'Calls' },
  notifications: {
    topics: {
      calls: {
        title: 'Calls of youth banks',
        hint: 'When a call that you wait for opens, and two days before its deadline.',
      },
    },
    opened: 'Applications are open until {date} at {time}.',
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
