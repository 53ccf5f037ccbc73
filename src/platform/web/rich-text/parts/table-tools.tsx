import type { Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useRichTextText } from '../use-rich-text-text.ts'

const COMMANDS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  headings: toggleHeaderRow,
  deleteTable,
}
type Name = keyof typeof COMMANDS

/** The tools of the table around the caret. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useRichTextText()
  const { rows, columns } = sizeOf(editor)
  const isFull: Partial<Record<Name, boolean>> = {
    addRow: rows >= TABLE_ROWS_MAX,
    addColumn: columns >= TABLE_COLUMNS_MAX,
  }
  return (
    <div role="group" aria-label={t('table')} className="flex flex-wrap border-t border-line px-1">
      {(Object.keys(COMMANDS) as Name[]).map((name) => (
        <Button
          key={name}
          small
          look="quiet"
          disabled={isFull[name] === true}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            COMMANDS[name](editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
        >
          {t(`tableTools.${name}`)}
        </Button>
      ))}
    </div>
  )
}

function sizeOf({ state }: Editor): { rows: number; columns: number } {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name === 'table')
      return { rows: node.childCount, columns: node.firstChild?.childCount ?? 0 }
  }
  return { rows: 0, columns: 0 }
}
