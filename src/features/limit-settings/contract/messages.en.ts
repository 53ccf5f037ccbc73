import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  lead: 'The bar shows how near the busiest person came in the last 30 days, so you see whether a limit stands in the way of people or only of attackers. A change applies at once, for everyone. Limits that guard passwords and codes cannot be changed here.',
  window:
    '{seconds, select, 60 {a minute} 600 {in ten minutes} 3600 {an hour} 86400 {a day} other {in {seconds} s}}',
  times: 'at most {times, number} {window}',
  use: 'Busiest person: {peak, number} of {times, number}',
  unused: 'Nobody used it in the last 30 days.',
  peak: 'At most {peak, number}.',
  exceeded: '{count, plural, =0 {Nobody reached it.} one {Reached # time.} other {Reached # times.}}',
  changed: 'Changed on {date}{by}. Usually {usual, number}.',
  by: ', {name}',
  change: 'Change',
  changeNamed: 'Change: {title}',
  dialog: 'Limit: {title}',
  field: 'At most {window}',
  range: 'From {least, number} to {most, number}; usually {usual, number}.',
  outOfRange: 'Choose a number from {least, number} to {most, number}.',
  restore: 'Back to {usual, number}',
  reason: 'Reason for the audit log',
  reasonHelp: 'Only staff see it.',
  short: 'Write a reason.',
  save: 'Save',
  busy: 'Saving…',
  close: 'Close',
  saved: 'The limit applies from now on: {title}',
} as const satisfies SameShape<typeof bhs>
