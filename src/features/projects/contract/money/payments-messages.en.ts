import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './payments-messages.bhs.ts'

/** Texts of the list of all payments. */
export const messages = {
  title: 'Payments',
  lead: 'All instalments of all projects. You approve and record payments on the contract page.',
  toContract: 'Waiting for a contract',
  toContractText: 'Until the bank issues the contract, nothing is paid to the team.',
  none: 'No instalments yet',
  noneText: 'Instalments arrive here as soon as the bank writes them into the contract of a project.',
  noneHere: 'No instalments match.',
  all: 'All',
  filter: 'State of instalments',
  bank: 'Bank',
  allBanks: 'All banks',
  sums: 'Sums',
  counted: '{count, plural, one {# instalment} other {# instalments}}',
  states: { paid: 'Paid', released: 'Approved, not yet paid', due: 'Ready to approve', blocked: 'Waiting' },
  picks: { paid: 'Paid', released: 'Approved', due: 'Ready to approve', blocked: 'Waiting' },
  chips: { paid: 'paid', released: 'approved', due: 'ready to approve', blocked: 'waiting' },
  instalment: 'Instalment {number}',
  contract: 'contract {number}',
  draft: 'contract not issued',
  planned: 'planned for {date}',
  paidOn: 'paid {date}',
  conflict: 'You know somebody in this call, so others approve and pay.',
  late: 'overdue',
  hindrances: {
    unsigned: 'the contract is not signed',
    earlier: 'an earlier instalment is not paid',
    receipts: 'receipts are missing',
    report: 'the report is not accepted',
  },
  left: '{count} more are not shown. Use the filters, or download the full table.',
} as const satisfies SameShape<typeof bhs>
