import type { ReactNode } from 'react'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { Remark } from '../../contract/pasting/cells.ts'
import { pasteRows } from '../../contract/pasting/paste-rows.ts'
import { showUndoToast } from '../steps/show-undo-toast.tsx'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { Remarks } from './remarks.tsx'
import { usePastingText } from './use-pasting-text.ts'

/** The most rows that an application holds. */
const ROWS_MAX = 200

export type Pasting = { pasted: string; session: CanvasSession; rows: number; onClose: () => void }
export const freeRows = ({ rows }: Pick<Pasting, 'rows'>) => ROWS_MAX - rows

type Props = Pick<Pasting, 'session' | 'onClose'> & {
  title: string
  help: string
  text: string
  onText: (text: string) => void
  into: 'budget' | 'contributions'
  read: { rows: readonly object[]; remarks: readonly Remark[] }
  /** The rows as they were understood, in words and as a table; before them any open choices. */
  said: string
  table: ReactNode
  choices?: ReactNode
}

/** Reviews rows of a spreadsheet before they are added, with the cells that were not understood. */
export function PastedRowsDialog({
  session,
  onClose,
  title,
  help,
  text,
  onText,
  into,
  read,
  ...shown
}: Props) {
  const t = usePastingText()
  const count = read.rows.length
  function add() {
    const rows = read.rows.map((row) => ({ id: crypto.randomUUID(), ...row }))
    const takeBack = pasteRows(session.doc, { name: into, rows })
    showUndoToast({ title: t('added', { count }), action: t('takeBack'), takeBack })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      className="sm:max-w-[46rem]!"
      {...(count > 0 && {
        actions: <DialogFoot onCancel={onClose} act={t('add', { count })} onAct={add} />,
      })}
    >
      <Textarea
        name="pasted"
        label={t('text')}
        help={help}
        value={text}
        rows={4}
        wrap="off"
        onChange={(event) => onText(event.target.value)}
      />
      {text.trim() !== '' && (
        <div className="mt-4 grid gap-4">
          {shown.choices}
          <p role="status" className="font-strong">
            {shown.said}
          </p>
          {count > 0 && shown.table}
          {read.remarks.length > 0 && (
            <Note tone="sun">
              <p className="font-strong">{t('notWhole')}</p>
              <Remarks remarks={read.remarks} />
            </Note>
          )}
        </div>
      )}
    </Dialog>
  )
}
