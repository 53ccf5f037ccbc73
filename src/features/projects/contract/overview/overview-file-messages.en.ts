import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './overview-file-messages.bhs.ts'

/** Texts of the overview of projects as a spreadsheet. */
export const messages = {
  file: 'projects',
  columns: {
    project: 'Project',
    bank: 'Bank',
    municipality: 'Municipality',
    begun: 'Started',
    finished: 'Finished',
    last: 'Last entry',
    amount: 'Awarded in KM',
    received: 'Paid in KM',
    spent: 'Spent in KM',
    contributed: 'Contributions in KM',
    hours: 'Volunteer hours',
    signed: 'Contract signed',
    change: 'Open budget change',
  },
  yes: 'yes',
  no: 'no',
} as const satisfies SameShape<typeof bhs>
