import type { SameShape } from '../texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  search: 'Search the opportunities',
  act: 'Search',
  ways: {
    '/opportunities': 'All open opportunities',
    '/ob': 'Youth banks and grants',
    '/': 'To the home page',
  },
} as const satisfies SameShape<typeof bhs>
