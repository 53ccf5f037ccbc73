import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

/** Texts of the talk between an author and the editors about a draft. */
export const messages = {
  title: 'Comments on the draft',
  open: '{count, plural, =0 {Comments on the draft} one {Comments on the draft, # open} other {Comments on the draft, # open}}',
  close: 'Close the comments',
  lead: 'Only the author and the editors read them. A comment does not change the text.',
  none: 'There are no comments yet.',
  over: 'New comments are possible while the editors have the draft.',
  begin: 'Write a comment',
  point: 'Comment on the selected words',
  select: 'Select words in the text first.',
  about: 'About the words',
  part: 'What the comment is about',
  places: {
    draft: 'The whole draft',
    title: 'The title',
    summary: 'The summary',
    pictures: 'Pictures and their descriptions',
    return: 'Returned for changes',
    'body-bhs': 'The text in Bosnian/Croatian/Serbian',
    'body-en': 'The text in English',
  },
} as const satisfies SameShape<typeof bhs>
