import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  title: 'About the application',
  all: '{count, plural, =0 {Comments on the application} one {Comments on the application, # open} other {Comments on the application, # open}}',
  box: '{count, plural, =0 {Comments: {title}} one {# open comment: {title}} other {# open comments: {title}}}',
  close: 'Close the comments',
  everything: 'All comments',
  about: 'About the words',
  comment: 'Comment',
  propose: 'Suggest other words',
  select: 'Select the words within one line for which you suggest others.',
  pick: 'Choose words',
  pickHelp:
    'Tap the first word, then the last. With a keyboard: arrows move by word and sentence, space chooses, Esc closes.',
  words: 'Words of the box',
  picked: 'Chosen: {words}',
} as const satisfies SameShape<typeof bhs>
