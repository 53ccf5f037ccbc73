import type { SameShape } from '../texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  label: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Subheading',
  bullets: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  linkAddress: 'Address of the link',
  linkSet: 'Set link',
  linkRemove: 'Remove link',
  linkWrong: 'The address must begin with https://, mailto: or tel:',
  undo: 'Undo',
  redo: 'Redo',
} as const satisfies SameShape<typeof bhs>
