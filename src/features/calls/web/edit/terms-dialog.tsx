import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import type { FrozenChange } from '../../contract/frozen-changes.ts'
import { proposeTermChange } from '../../contract/term-changes.endpoints.ts'
import { useManageText } from '../use-manage-text.ts'
import { TermDifferences } from './term-differences.tsx'
import { useTermDifferences } from './use-term-differences.ts'
import { useEditedCall } from './use-edited-call.ts'
import { useReason } from './use-reason.ts'

type Props = {
  what: readonly FrozenChange['what'][]
  onClose: () => void
  onDone: (edited: EditedCall) => void
}

/** Asks for the first of two signatures for terms on which people count already. */
export function TermsDialog({ what, onClose, onDone }: Props) {
  const t = useManageText()
  const { id, published, content } = useEditedCall()
  const differences = useTermDifferences()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const reason = useReason()

  async function propose() {
    const why = reason.read()
    if (!why) return
    const done = await act(
      () => call(proposeTermChange, { params: { id }, body: { reason: why } }),
      t('terms.proposed'),
    )
    if (done) onDone(done.answer)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('terms.title')}
      closeLabel={t('close')}
      actions={
        <DialogFoot onCancel={onClose} act={t('terms.act')} onAct={propose} busy={busy && t('terms.busy')} />
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('terms.text')}</p>
        {published && (
          <TermDifferences differences={differences({ before: published, after: content }, what)} />
        )}
        <BilingualField {...reason.field} label={t('prolong.reason')} />
      </div>
    </Dialog>
  )
}
