import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './payment-file-messages.bhs.ts'

/** Texts of the payment list as a spreadsheet. */
export const messages = {
  file: 'payments',
  columns: {
    bank: 'Bank',
    project: 'Project',
    number: 'Contract',
    position: 'Instalment',
    amount: 'Amount in KM',
    condition: 'Condition',
    day: 'Planned for',
    state: 'State',
    paidOn: 'Paid on',
  },
  states: { paid: 'paid', released: 'approved', due: 'ready to approve', blocked: 'waiting' },
  conditions: { signed: 'signed contract', receipts: 'receipts', report: 'final report' },
} as const satisfies SameShape<typeof bhs>
