import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  lead: 'Switching off deletes nothing. While an area rests, its pages say so, the links in the navigation disappear, and notifications wait. A change applies at once, for everyone.',
  since: 'off since {date}',
  by: ', {name}',
  on: 'on',
  offTitle: 'Switch off: {title}?',
  offText:
    'People who are on such a page now cannot save what they are writing until you switch it on again.',
  reason: 'Reason for the audit log',
  reasonHelp: 'Only staff see it.',
  short: 'Write a reason.',
  off: 'Switch off',
  busy: 'Saving…',
  close: 'Close',
  switchedOff: 'Switched off: {title}',
  switchedOn: 'Switched on: {title}',
} as const satisfies SameShape<typeof bhs>
