import type { SameShape } from '../texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

// The specification names the tools in small letters.
export const messages = {
  label: 'Formatting',
  bold: 'bold',
  italic: 'italic',
  heading: 'heading',
  subheading: 'subheading',
  bullets: 'list',
  numbers: 'numbered list',
  quote: 'quote',
  link: 'link',
  linkAddress: 'Address of the link',
  linkSet: 'Set link',
  linkRemove: 'Remove link',
  linkHelp: 'A page’s address, an email, a phone number or a path such as /ob. Enter confirms.',
  linkNone: 'This is not an address we can use.',
  linkWrong: 'The address must begin with https://, mailto: or tel:',
  color: 'text colour',
  highlight: 'highlight',
  colors: {
    river: 'Green',
    apricot: 'Orange',
    lilac: 'Purple',
    sun: 'Yellow',
    harm: 'Red',
    none: 'No colour',
  },
  insert: 'add',
  table: 'table',
  tableTools: {
    addRow: 'Add row',
    addColumn: 'Add column',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    headings: 'Heading row',
    deleteTable: 'Delete table',
  },
  tones: { note: 'note', tip: 'tip', warning: 'warning' },
  undo: 'undo',
  redo: 'redo',
} as const satisfies SameShape<typeof bhs>
