import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  offer: 'Your team has already written “{title}”. You can copy its texts and budget.',
  open: 'Use an earlier application',
  title: 'From an earlier application',
  close: 'Close',
  from: 'Application',
  what: 'What to copy',
  text: '{title}, {count, plural, one {# character} other {# characters}}',
  rows: '{title}, {count, plural, one {# row} other {# rows}}',
  nothing: 'There is nothing to copy: that application is empty, or all of it is already here.',
  left: {
    title: 'Not copied',
    written: '{title}: this box already has text',
    unknown: '{title}: this call has no such box',
  },
  help: 'You can edit everything you copy; the earlier application does not change. Check figures and dates.',
  take: 'Copy',
  taken: 'Copied from “{title}”',
  takeBack: 'Undo',
  untitled: 'Untitled application',
} as const satisfies SameShape<typeof bhs>
