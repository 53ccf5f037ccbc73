import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { decideArticle, REASON_MAX } from '../../contract/review.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = { id: string; version: string; onDone: () => void }

/** Publish or return; whoever returns says why. */
export function DecisionForm({ id, version, onDone }: Props) {
  const t = useEditorText()
  const [reason, setReason] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { busy, act } = useAct({
    refresh: ['/api/admin/articles', '/api/public/articles'],
    failed: t('general'),
  })

  async function decide(decision: 'publish' | 'return') {
    const lacksReason = decision === 'return' && reason.trim() === ''
    setMissing(lacksReason)
    if (lacksReason) return
    const body = { decision, reason, at: decision === 'publish' ? at : null }
    const done = await act(
      () => call(decideArticle, { params: { id }, ifMatch: `"${version}"`, body }),
      t(decision === 'publish' ? 'review.published' : 'review.returned'),
    )
    if (done) onDone()
  }
  return (
    <form onSubmit={(event) => event.preventDefault()} className="grid gap-3 border-t border-line pt-4">
      <MomentField name="at" label={t('publish.at')} help={t('publish.atHelp')} value={at} onChange={setAt} />
      <Textarea
        name="reason"
        label={t('review.reason')}
        help={t('review.reasonHelp')}
        error={isMissing && t('review.reasonMissing')}
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="river" busy={busy && t('review.busy')} onClick={() => void decide('publish')}>
          {t('review.publish')}
        </Button>
        <Button disabled={busy} onClick={() => void decide('return')}>
          {t('review.return')}
        </Button>
      </div>
    </form>
  )
}
