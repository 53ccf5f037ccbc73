import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './lead-messages.bhs.ts'

export const messages = {
  reading: 'Reading the page…',
  filled: 'Filled in from that page. Check it before you save.',
  closed: 'This notice closed on {day}.',
  nothing: 'The page says nothing more. Enter what you know.',
  replyBy: 'You expect an answer by',
  replyHelp: 'We remind you the day before.',
  note: 'My note',
  noteHelp: 'Only you see it.',
  keep: 'Save the note',
  keeping: 'Saving...',
  kept: 'The note is saved.',
  general: 'That did not work. Check the connection and try again.',
} as const satisfies SameShape<typeof bhs>
