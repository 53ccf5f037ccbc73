import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  offer: 'Your team has written the application “{title}” before. You can take its texts and budget along.',
  open: 'Use an earlier application',
  title: 'From an earlier application',
  close: 'Close',
  from: 'Application',
  what: 'What to take along',
  text: '{title}, {count, plural, one {# character} other {# characters}}',
  rows: '{title}, {count, plural, one {# row} other {# rows}}',
  nothing:
    'There is nothing to take from that application: it is empty, or everything is written here already.',
  left: {
    title: 'What stays as it is',
    written: '{title}: there is a text here already',
    unknown: '{title}: this call has no such box',
  },
  help: 'What you take along becomes yours to change: the earlier application stays as it is. Check figures and dates.',
  take: 'Take along',
  taken: 'Taken from “{title}”',
  takeBack: 'Undo',
  untitled: 'Untitled application',
} as const satisfies SameShape<typeof bhs>
