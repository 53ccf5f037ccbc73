import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './draft-messages.bhs.ts'

export const messages = {
  title: '{count, plural, one {# draft} other {# drafts}}',
  list: 'Drafts of posts',
  at: 'Saved on {day} at {time}',
  open: 'Continue writing: {opening}',
  remove: 'Delete the draft: {opening}',
  removed: 'The draft is deleted.',
  another: 'Start another post',
  apart: 'This draft was changed on another device in the meantime. Your text is saved as a new draft.',
  notSaved: 'What you are writing is not saved to your account yet. Try again once you are online.',
} as const satisfies SameShape<typeof bhs>
