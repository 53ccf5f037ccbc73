import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  audit: { area: 'Calls' },
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
