import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './payments-messages.bhs.ts'

/** Words of the list of all payments. */
export const messages = {
  title: 'Payments',
  lead: 'The instalments of all projects in one place. You release and enter them on the page of the contract.',
  none: 'No instalments yet',
  noneText: 'Instalments arrive here as soon as the bank writes them into the contract of a project.',
  noneHere: 'There are no such instalments.',
  all: 'All',
  filter: 'State of instalments',
  bank: 'Bank',
  sums: 'Sums',
  counted: '{count, plural, one {# instalment} other {# instalments}}',
  states: { paid: 'Paid', released: 'Released, to be entered', due: 'Can be released', blocked: 'Waiting' },
  picks: { paid: 'Paid', released: 'Released', due: 'Can be released', blocked: 'Waiting' },
  chips: { paid: 'paid', released: 'released', due: 'can be released', blocked: 'waits' },
  instalment: 'Instalment {number}',
  contract: 'contract {number}',
  draft: 'contract not issued',
  planned: 'planned for {date}',
  paidOn: 'paid {date}',
  late: 'overdue',
  hindrances: {
    unsigned: 'the contract is not signed',
    earlier: 'an earlier instalment is not paid',
    receipts: 'receipts are missing',
    report: 'the report is not accepted',
  },
  left: 'There are {count} more. Narrow the choice, or download all of them as a table.',
} as const satisfies SameShape<typeof bhs>
