import { call } from '#platform/web/api/api.ts'
import { DecisionForm } from '#platform/web/editing/decision-form.tsx'
import { decideReview, REASON_MAX } from '../../contract/review.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = { id: string; version: string; onDone: () => void }

export function OpportunityDecision({ id, version, onDone }: Props) {
  const t = useEditorText()
  return (
    <DecisionForm
      words={{
        reason: t('review.reason'),
        help: t('review.reasonHelp'),
        missing: t('review.reasonMissing'),
        publish: t('review.approve'),
        return: t('review.return'),
        busy: t('review.busy'),
        failed: t('general'),
      }}
      reasonMax={REASON_MAX}
      refresh={[]}
      onDone={onDone}
      decide={async ({ publishes, reason }) => {
        const body = { decision: publishes ? 'approve' : 'return', reason } as const
        await call(decideReview, { params: { id }, ifMatch: `"${version}"`, body })
        return t(publishes ? 'review.approved' : 'review.returned')
      }}
    />
  )
}
