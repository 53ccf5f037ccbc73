import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    nobody: 'There is no account with this email address. The person has to register first.',
    boardFull: 'There are 30 people on this board already.',
    twice: 'Too many banks have this name already. Add the place to it.',
  },
  audit: {
    area: 'Youth banks',
    actions: {
      create: 'Bank added',
      change: 'Bank details changed',
      seat: 'Appointed to a board',
      unseat: 'End of a seat on a board',
    },
  },
  notifications: {
    kinds: { seated: 'Appointment to the board of a bank' },
    seated: 'has added you to its board. You score applications and manage the bank’s calls.',
  },
  search: { kinds: { banks: 'Youth banks' } },
} as const satisfies SameShape<typeof bhs>
