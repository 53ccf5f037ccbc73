import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './dialog-messages.bhs.ts'

export const messages = {
  close: 'Close',
  calendar: {
    title: 'Deadlines in your calendar',
    text: 'Your private address. Add it to Google Calendar, Outlook or the calendar on your phone and the deadlines there stay up to date. Anyone who has the address can see your deadlines.',
    make: 'Create an address',
    renew: 'Create a new address',
    renewText:
      'The address was created on {date} and shown only then. When you create a new one, the old one stops working.',
    read: 'A calendar last read it on {date} at {time}.',
    unread: 'No calendar has read it yet.',
    address: 'Calendar address',
    once: 'Save it now; it will not be shown again.',
    copy: 'Copy',
    copied: 'Address copied',
    open: 'Open in a calendar',
    end: 'Turn the address off',
    ended: 'Address turned off',
    busy: 'Working…',
    failed: 'That did not work. Try again.',
  },
  layout: {
    title: 'Arrange the dashboard',
    text: 'Ticked cards are shown; the arrows move them. Changes are saved automatically.',
    up: 'Move up: {card}',
    down: 'Move down: {card}',
    moved: '{card}, place {place} of {of}',
    hidden: 'Hidden: {card}',
    visible: 'Shown: {card}',
    reset: 'Restore the original order',
    wasReset: 'The original order is restored',
    failed: 'The order was not saved. Try again.',
  },
} as const satisfies SameShape<typeof bhs>
