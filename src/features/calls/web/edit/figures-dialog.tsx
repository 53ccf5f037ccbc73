import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { CallContent } from '../../contract/call.ts'
import type { DifferingFigure } from '../../contract/figures/differing-figures.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useManageText } from '../use-manage-text.ts'
import { DifferingList } from './differing-list.tsx'

type Props = {
  figures: readonly DifferingFigure[]
  content: CallContent
  /** Whether two signatures are to publish it. */
  isProposal: boolean
  onClose: () => void
  onAct: () => void
}

/** Asks before publishing or proposing a call whose texts have other figures than its rules. */
export function FiguresDialog({ figures, content, isProposal, onClose, onAct }: Props) {
  const t = useCallEditorText()
  const words = useManageText()
  const values = { isProposal: isProposal ? 'yes' : 'no' }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('figures.title')}
      closeLabel={words('close')}
      actions={<DialogFoot onCancel={onClose} act={t('figures.act', values)} onAct={onAct} />}
    >
      <div className="grid gap-3 text-sm">
        <p className="text-ink-2">{t('figures.text', values)}</p>
        <DifferingList figures={figures} content={content} />
      </div>
    </Dialog>
  )
}
