import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  undone: 'The change was undone',
  undoneIn: 'Undone in the box: {box}',
  redo: 'Redo',
  rowRemoved: '{name, select, none {Row removed} other {Removed: {name}}}',
  takeBack: 'Undo',
} as const satisfies SameShape<typeof bhs>
