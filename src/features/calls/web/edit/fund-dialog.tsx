import { useState } from 'react'
import { SEEN } from '#platform/contract/characters.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { BankFund } from '../../contract/bank-fund.ts'
import { OVERSPEND_REASON_MAX } from '../../contract/call-editing.endpoints.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useManageText } from '../use-manage-text.ts'
import { FundGap } from './fund-gap.tsx'

type Props = { fund: number; bank: BankFund; onClose: () => void; onPublish: (reason: string) => void }

/** Asks before publishing a call that promises more than its bank has left. */
export function FundDialog({ fund, bank, onClose, onPublish }: Props) {
  const t = useCallEditorText()
  const words = useManageText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isReason = SEEN.test(reason) && reason.length <= OVERSPEND_REASON_MAX
  function publish() {
    setTried(true)
    if (isReason) onPublish(reason)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gap.title')}
      closeLabel={words('close')}
      actions={<DialogFoot onCancel={onClose} act={t('gap.act')} onAct={publish} />}
    >
      <div className="grid gap-4">
        <FundGap fund={fund} bank={bank} />
        <p className="text-sm text-ink-2">{t('gap.text')}</p>
        <Textarea
          name="overspend"
          label={t('gap.reason')}
          help={t('gap.reasonHelp')}
          value={reason}
          limit={OVERSPEND_REASON_MAX}
          error={isTried && !isReason ? t('gap.noReason') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
