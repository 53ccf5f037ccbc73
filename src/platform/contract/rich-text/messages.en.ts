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
  linkHelp: 'A page’s address, an email, a phone number or a path such as /ob. Enter confirms.',
  linkNone: 'This is not an address we can use.',
  linkWrong: 'The address must begin with https://, mailto: or tel:',
  color: 'Text colour',
  highlight: 'Highlight',
  colors: {
    river: 'Green',
    apricot: 'Orange',
    lilac: 'Purple',
    sun: 'Yellow',
    harm: 'Red',
    none: 'No colour',
  },
  undo: 'Undo',
  redo: 'Redo',
} as const satisfies SameShape<typeof bhs>
