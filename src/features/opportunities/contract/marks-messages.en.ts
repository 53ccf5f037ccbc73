import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './marks-messages.bhs.ts'

/** Texts of the marks in a list: saved, and not for me. */
export const messages = {
  applied: 'Applied',
  save: {
    save: 'Save: {title}',
    saved: 'Saved: {title}',
    short: 'Save',
    done: 'Saved to your list',
    undone: 'Removed from your list',
  },
  dismiss: {
    label: 'Not for me: {title}',
    short: 'Not for me',
    heading: 'Why is it not for you?',
    place: 'Place',
    pay: 'Pay or amount',
    skills: 'Skills',
    hours: 'Hours or duration',
    kind: 'I am not looking for this',
    organisation: 'Organisation',
    other: 'Something else',
    done: 'We will not suggest this again.',
    undone: 'We may suggest it again.',
    dismissed: 'Not for you: {title}',
  },
  undo: 'Undo',
  undoOf: 'Undo: {title}',
  failed: 'That was not saved. Try again.',
} as const satisfies SameShape<typeof bhs>
