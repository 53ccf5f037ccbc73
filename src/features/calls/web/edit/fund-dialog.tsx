import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { BankFund } from '../../contract/bank-fund.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useManageText } from '../use-manage-text.ts'
import { OverspendField } from './overspend-field.tsx'
import { useOverspendReason } from './use-overspend-reason.ts'

type Props = {
  fund: number
  bank: BankFund
  act: 'publish' | 'sign'
  onClose: () => void
  onAct: (reason: string) => void
}

/** Asks before a call promises more than its bank has left. */
export function FundDialog({ fund, bank, act, onClose, onAct }: Props) {
  const t = useCallEditorText()
  const words = useManageText()
  const reason = useOverspendReason()
  function submit() {
    const why = reason.read()
    if (why !== undefined) onAct(why)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gap.title')}
      closeLabel={words('close')}
      actions={<DialogFoot onCancel={onClose} act={t('gap.act', { act })} onAct={submit} />}
    >
      <OverspendField fund={fund} bank={bank} act={act} {...reason.field} />
    </Dialog>
  )
}
