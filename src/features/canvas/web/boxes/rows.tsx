import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { showUndoToast } from '../steps/show-undo-toast.tsx'
import { useStepsText } from '../steps/use-steps-text.ts'
import { useText } from '../use-text.ts'

type Props<Row extends { id: string }> = {
  rows: readonly Row[]
  /** Returns the accessible name of a row. */
  nameOf: (row: Row) => string
  look: string
  draw: (row: Row) => ReactNode
  /** Draws the part below the fields and the remove button. */
  drawBelow?: (row: Row) => ReactNode
  onAdd: () => void
  /** Returns the function that restores the row. */
  onRemove: (id: string) => () => void
  foot?: ReactNode
}

/** Edits a table row by row, with fields beside each other where there is room. */
export function Rows<Row extends { id: string }>({
  rows,
  nameOf,
  look,
  draw,
  drawBelow,
  onAdd,
  onRemove,
  foot,
}: Props<Row>) {
  const t = useText()
  const step = useStepsText()
  function remove(row: Row) {
    const title = step('rowRemoved', { name: nameOf(row) || 'none' })
    showUndoToast({ title, action: step('takeBack'), takeBack: onRemove(row.id) })
  }
  return (
    <>
      <ul>
        {rows.map((row, at) => (
          <li key={row.id} className="border-t border-line py-4">
            <fieldset className={`grid items-start gap-3 ${look}`}>
              <legend className="sr-only">{nameOf(row) || t('rows.row', { at: at + 1 })}</legend>
              {draw(row)}
              <IconButton
                icon={<Trash2 />}
                label={t('rows.remove', { name: nameOf(row) || String(at + 1) })}
                className="justify-self-end lg:mt-7"
                onClick={() => remove(row)}
              />
              {drawBelow?.(row)}
            </fieldset>
          </li>
        ))}
      </ul>
      <Button wide icon={<Plus />} onClick={onAdd}>
        {t('rows.add')}
      </Button>
      {foot}
    </>
  )
}
