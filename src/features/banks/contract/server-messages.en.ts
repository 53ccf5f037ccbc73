import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    nobody: 'There is no account with this email address. The person has to register first.',
    boardFull: 'There are 30 people on this board already.',
    callsOpen: 'The bank has calls that are still running. End or cancel them first.',
  },
  audit: {
    area: 'Youth banks',
    actions: {
      create: 'Bank added',
      change: 'Bank details changed',
      seat: 'Appointed to a board',
      unseat: 'End of a seat on a board',
      close: 'Bank closed',
      reopen: 'Bank reopened',
    },
  },
  notifications: {
    kinds: { seated: 'Appointment to the board of a bank', closing: 'Closing of a bank' },
    seated: 'has added you to its board. You score applications and manage the bank’s calls.',
    closed: 'was closed and holds no more calls. Reason: {reason}',
    reopened: 'was reopened and can hold calls again. Reason: {reason}',
  },
  console: { groups: { reviewer: 'reviews for a bank' } },
  search: { kinds: { banks: 'Youth banks' } },
} as const satisfies SameShape<typeof bhs>
