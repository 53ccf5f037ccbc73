import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  open: 'Paste from a spreadsheet',
  title: 'Costs from a spreadsheet',
  close: 'Close',
  text: 'Rows of the spreadsheet',
  help: 'Copy rows in Excel, Google Sheets or a CSV file and paste them here. Amounts may be 1200, 1 200, 1.200,00 or 1.200 KM.',
  columns: {
    what: 'What you are buying',
    amount: 'Amount',
    category: 'Kind of cost',
    none: 'not in the spreadsheet',
    number: 'Column {at, number}',
    named: '{name} (column {at, number})',
  },
  other: 'Kind for rows without one',
  understood:
    '{count, plural, =0 {No cost was recognised.} one {# cost was recognised, {sum} in all.} other {# costs were recognised, {sum} in all.}}',
  rows: 'Recognised costs',
  unused: 'Columns not used: {names}.',
  notWhole: 'Please check these rows',
  gifts: {
    title: 'Contributions from a spreadsheet',
    help: 'Copy rows in Excel, Google Sheets or a CSV file. The first row must name the columns: contribution, type, given by, value.',
    understood:
      '{count, plural, =0 {No contribution was recognised.} one {# contribution was recognised, {sum} in all.} other {# contributions were recognised, {sum} in all.}}',
    rows: 'Recognised contributions',
    what: 'What is given',
    value: 'Worth',
  },
  moreRemarks: '{count, plural, one {and # more row} other {and # more rows}}',
  why: {
    total: 'row {line, number}: a total ({text})',
    empty: 'row {line, number}: neither a name nor an amount ({text})',
    unread: 'row {line, number}: no amount found, please enter it ({text})',
    kind: 'row {line, number}: this call has no such type of cost ({text})',
    full: 'row {line, number}: the table is full ({text})',
    value: 'row {line, number}: “{text}” is not an amount, please enter the value',
    gift: 'row {line, number}: we do not know the type “{text}”, so we entered it as goods',
    day: 'row {line, number}: “{text}” is not a date, please choose one',
    cut: 'row {line, number}: too long, so we shortened it ({text})',
  },
  add: 'Add {count, plural, one {# row} other {# rows}}',
  added: '{count, plural, one {# row added} other {# rows added}}',
  takeBack: 'Undo',
} as const satisfies SameShape<typeof bhs>
