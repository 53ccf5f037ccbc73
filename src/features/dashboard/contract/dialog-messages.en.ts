import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './dialog-messages.bhs.ts'

export const messages = {
  close: 'Close',
  calendar: {
    title: 'Deadlines in your calendar',
    text: 'Your private address. Add it to Google Calendar, Outlook or the calendar on your phone and the deadlines there keep themselves up to date. Whoever has the address sees your deadlines.',
    make: 'Make an address',
    renew: 'Make a new address',
    renewText:
      'The address was made on {date} and shown only then. When you make a new one, the old one stops working.',
    read: 'A calendar last read it on {date} at {time}.',
    unread: 'No calendar has read it yet.',
    address: 'Address of the calendar',
    once: 'Save it now, it will not be shown again.',
    copy: 'Copy',
    copied: 'The address is copied',
    open: 'Open in a calendar',
    end: 'Turn the address off',
    ended: 'The address is off',
    busy: 'Working…',
    failed: 'That did not work. Try again.',
  },
  layout: {
    title: 'Arrange the dashboard',
    text: 'Ticked cards are shown, the arrows move them. It saves itself.',
    up: 'Move up: {card}',
    down: 'Move down: {card}',
    moved: '{card}, place {place} of {of}',
    hidden: 'Hidden: {card}',
    visible: 'Shown: {card}',
    reset: 'Restore the original order',
    wasReset: 'The cards are back in their original order',
    failed: 'The order was not saved. Try again.',
  },
} as const satisfies SameShape<typeof bhs>
