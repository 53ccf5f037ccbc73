import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './overview-messages.bhs.ts'

/** Texts of the staff's overview of projects with money. */
export const messages = {
  title: 'Projects',
  lead: 'Payments, expenses and the last entry of every project. This page shows no names.',
  none: 'No project has money yet',
  noneText: 'A project appears here as soon as its board has confirmed the award.',
  noneHere: 'No projects match.',
  all: 'All',
  filter: 'State of projects',
  bank: 'Bank',
  allBanks: 'All banks',
  states: {
    waiting: 'Waiting for the bank',
    quiet: 'Gone quiet',
    running: 'Running',
    finished: 'Finished',
  },
  running: 'running',
  finished: 'finished {date}',
  begun: 'since {date}',
  last: 'last entry {date}',
  quiet: 'the team has written nothing for more than {days} days',
  unsigned: 'the contract is not signed',
  change: 'a budget change is waiting for the bank',
  received: 'Paid',
  spent: 'Spent',
  contributed: 'Contributions',
  hours: 'Volunteer hours',
  of: '{part} of {whole}',
  money: 'Contract and payments',
  left: 'There are {count} more. Narrow the choice or download all as a table.',
} as const satisfies SameShape<typeof bhs>
