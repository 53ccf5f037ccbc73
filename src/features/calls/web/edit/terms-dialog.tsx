import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { BankFund } from '../../contract/bank-fund.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import type { FrozenChange } from '../../contract/frozen-changes.ts'
import { proposeTermChange } from '../../contract/term-changes.endpoints.ts'
import { useManageText } from '../use-manage-text.ts'
import { OverspendField } from './overspend-field.tsx'
import { TermDifferences } from './term-differences.tsx'
import { useTermDifferences } from './use-term-differences.ts'
import { useEditedCall, useEditedCallStore } from './use-edited-call.ts'
import { useOverspendReason } from './use-overspend-reason.ts'
import { useReason } from './use-reason.ts'

type Props = {
  what: readonly FrozenChange['what'][]
  /** Whether figures of texts that differ from the rules have been confirmed. */
  figuresSeen: boolean
  /** The fund of a bank that has too little left for the call. */
  short: BankFund | null
  onClose: () => void
  onDone: (edited: EditedCall) => void
}

/** Asks for the first of two signatures for terms on which people count already. */
export function TermsDialog({ what, figuresSeen, short, onClose, onDone }: Props) {
  const t = useManageText()
  const { id, published, content, version } = useEditedCall()
  const differences = useTermDifferences()
  const store = useEditedCallStore()
  const { busy, act } = useAct({
    refresh: [],
    failed: t('general'),
    // Another call of the bank may have promised its money in the meantime.
    onFailure: () => void store.reload(),
  })
  const reason = useReason()
  const overspend = useOverspendReason()

  async function propose() {
    const why = reason.read()
    const over = short ? overspend.read() : undefined
    if (!why || (short && over === undefined)) return
    const body = {
      reason: why,
      figuresSeen,
      ...(short && over !== undefined && { overspend: { left: short.left, reason: over } }),
    }
    const done = await act(
      () => call(proposeTermChange, { params: { id }, body, ifMatch: version }),
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
        {short && <OverspendField fund={content.fund} bank={short} act="propose" {...overspend.field} />}
      </div>
    </Dialog>
  )
}
