import { type Extensions, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

// Cells are never joined: their sizes are named because the tables of the library ask for them, and never written.
const SIZES = {
  colspan: { default: 1, rendered: false },
  rowspan: { default: 1, rendered: false },
  colwidth: { default: null, rendered: false },
}

/** How the commands for tables know them. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

function cell(name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') {
  return Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => SIZES,
    parseHTML: () => [],
    renderHTML: () => [tag, { class: 'min-w-24 border border-line px-2.5 py-1.5 align-top' }, 0],
  })
}

/** Tables, whose first row may be headings. */
export const tableNodes: Extensions = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [],
    renderHTML: () => ['table', { class: 'w-full border-collapse text-left text-sm' }, ['tbody', 0]],
    addKeyboardShortcuts() {
      const go = (step: -1 | 1) => goToNextCell(step)(this.editor.state, this.editor.view.dispatch)
      return { Tab: () => go(1), 'Shift-Tab': () => go(-1) }
    },
    addProseMirrorPlugins: () => [tableEditing()],
    extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]
