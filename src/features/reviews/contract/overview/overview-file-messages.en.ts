import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './overview-file-messages.bhs.ts'

/** Texts of the overview of reviewed calls as a spreadsheet. */
export const messages = {
  file: 'reviews',
  columns: {
    call: 'Call',
    bank: 'Bank',
    phase: 'Phase',
    deadline: 'Deadline',
    sent: 'Applications',
    given: 'Scores given',
    due: 'Scores needed',
    fund: 'Fund in KM',
    proposed: 'Decisions to sign',
    approved: 'Approved',
    refused: 'Refused',
    awards: 'Grants awarded',
    awarded: 'Awarded in KM',
  },
} as const satisfies SameShape<typeof bhs>
