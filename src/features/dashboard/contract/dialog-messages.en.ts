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
      'There has been an address since {date}. It is shown only when it is made. A new one ends the old one.',
    read: 'A calendar last read it on {date} at {time}.',
    unread: 'No calendar has read it yet.',
    address: 'Address of the calendar',
    once: 'Keep it now, it is not shown again.',
    copy: 'Copy',
    copied: 'The address is copied',
    open: 'Open in a calendar',
    end: 'End the address',
    ended: 'The address has ended',
    busy: 'Working...',
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
    reset: 'Back to the first order',
    wasReset: 'The cards are back in their first order',
    failed: 'The order was not saved. Try again.',
  },
} as const satisfies SameShape<typeof bhs>
