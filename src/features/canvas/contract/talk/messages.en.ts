import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  title: 'About the application',
  all: '{count, plural, =0 {Comments on the application} one {Comments on the application, # open} other {Comments on the application, # open}}',
  box: '{count, plural, =0 {Comments: {title}} one {# open comment: {title}} other {# open comments: {title}}}',
  close: 'Close the comments',
  everything: 'All comments',
  about: 'About this text',
  comment: 'Comment',
  propose: 'Suggest a change',
  select: 'Select the words you want to change. They must be on one line.',
  pick: 'Choose words',
  pickHelp:
    'Tap the first word, then the last. With a keyboard: arrows move by word and sentence, space chooses, Esc closes.',
  words: 'Words of the box',
  picked: 'Chosen: {words}',
} as const satisfies SameShape<typeof bhs>
