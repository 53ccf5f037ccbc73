import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { decideReview, REASON_MAX } from '../../contract/review.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  id: string
  version: string
  onDone: () => void
}
type Work = { key: string; done: string; needsReason: boolean; run: () => Promise<unknown> }

/** Publish or return; whoever says no says why. */
export function DecisionForm({ id, version, onDone }: Props) {
  const t = useEditorText()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const params = { id }
  const ifMatch = `"${version}"`

  async function run({ key, done, needsReason, run: work }: Work) {
    setMissing(needsReason && reason.trim() === '')
    if (needsReason && reason.trim() === '') return
    setBusy(key)
    setProblem(undefined)
    try {
      await work()
      toast({ title: done })
      onDone()
    } catch (error) {
      setProblem(errorText(error, t('general')))
    } finally {
      setBusy(undefined)
    }
  }
  const decide = (decision: 'approve' | 'return') =>
    run({
      key: decision,
      done: t(decision === 'approve' ? 'review.approved' : 'review.returned'),
      needsReason: decision === 'return',
      run: () => call(decideReview, { params, ifMatch, body: { decision, reason } }),
    })
  return (
    <form onSubmit={(event) => event.preventDefault()} className="grid gap-3 border-t border-line pt-4">
      <Textarea
        name="reason"
        label={t('review.reason')}
        help={t('review.reasonHelp')}
        error={missing && t('review.reasonMissing')}
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormProblem text={problem} />
      <div className="flex flex-wrap gap-2">
        <Button
          look="river"
          busy={busy === 'approve' && t('review.busy')}
          onClick={() => void decide('approve')}
        >
          {t('review.approve')}
        </Button>
        <Button busy={busy === 'return' && t('review.busy')} onClick={() => void decide('return')}>
          {t('review.return')}
        </Button>
      </div>
    </form>
  )
}
