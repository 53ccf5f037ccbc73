import { Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Overspend, overspendOf } from '../../contract/bank-fund.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { confirmTermChange, withdrawTermChange } from '../../contract/term-changes.endpoints.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useManageText } from '../use-manage-text.ts'
import { TermDifferences } from './term-differences.tsx'
import { useEditedCall, useEditedCallStore } from './use-edited-call.ts'
import { useTermDifferences } from './use-term-differences.ts'

const FundDialog = lazyPart(async () => (await import('./fund-dialog.tsx')).FundDialog)

type Props = {
  id: string
  change: NonNullable<EditedCall['termChange']>
  versions: Parameters<ReturnType<typeof useTermDifferences>>[0]
  onDone: (edited: EditedCall) => void
}

/** Shows a waiting change of terms: anybody but its proposer may sign, everybody may withdraw it. */
export function TermChange({ id, change, versions, onDone }: Props) {
  const t = useManageText()
  const locale = useLocale()
  const words = useCallEditorText()
  const { bankFund } = useEditedCall()
  const store = useEditedCallStore()
  const [isAsking, setAsking] = useState(false)
  const { busy, act } = useAct({
    refresh: [],
    failed: t('general'),
    // Another call of the bank may have promised its money in the meantime.
    onFailure: () => void store.reload(),
  })
  const params = { id, change: change.id }
  const { before, after } = versions
  const over = overspendOf({ fund: after.fund, published: before.fund, bank: bankFund })
  const isReasonMissing =
    bankFund !== null && over > 0 && !(change.overspend && change.overspend.left <= bankFund.left)
  async function sign(overspend?: Overspend) {
    setAsking(false)
    const body = overspend ? { overspend } : {}
    const done = await act(() => call(confirmTermChange, { params, body }), t('terms.signed'))
    if (done) onDone(done.answer)
  }
  async function withdraw() {
    const done = await act(() => call(withdrawTermChange, { params }), t('terms.withdrawn'))
    if (done) onDone(done.answer)
  }
  const differences = useTermDifferences()(versions, change.what)
  return (
    <Note tone="sun">
      <p className="font-strong">{t('terms.waits', { by: change.by ?? t('terms.former') })}</p>
      <p>{change.reason[locale]}</p>
      <TermDifferences differences={differences} />
      {change.overspend && <p>{words('gap.why', { reason: change.overspend.reason })}</p>}
      <div className="-ml-3 flex flex-wrap gap-2">
        {!change.mine && (
          <Button
            small
            busy={busy && t('terms.busy')}
            onClick={() => (isReasonMissing ? setAsking(true) : void sign())}
          >
            {t('terms.sign')}
          </Button>
        )}
        <Button small look="quiet" onClick={() => void withdraw()}>
          {t('terms.withdraw')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isAsking && bankFund && (
          <FundDialog
            fund={after.fund}
            bank={bankFund}
            act="sign"
            onClose={() => setAsking(false)}
            onAct={(reason) => void sign({ left: bankFund.left, reason })}
          />
        )}
      </Suspense>
    </Note>
  )
}
