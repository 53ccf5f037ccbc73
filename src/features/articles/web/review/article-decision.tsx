import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { DecisionForm } from '#platform/web/editing/decision-form.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { decideArticle, REASON_MAX } from '../../contract/review.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = { id: string; version: string; onDone: () => void }

export function ArticleDecision({ id, version, onDone }: Props) {
  const t = useEditorText()
  const [at, setAt] = useState<string | null>(null)
  return (
    <DecisionForm
      words={{
        reason: t('review.reason'),
        help: t('review.reasonHelp'),
        missing: t('review.reasonMissing'),
        publish: t('review.publish'),
        return: t('review.return'),
        busy: t('review.busy'),
        failed: t('general'),
      }}
      reasonMax={REASON_MAX}
      refresh={['/api/admin/articles', '/api/public/articles']}
      onDone={onDone}
      decide={async ({ publishes, reason }) => {
        const decision = publishes ? 'publish' : 'return'
        const body = { decision, reason, at: publishes ? at : null } as const
        await call(decideArticle, { params: { id }, ifMatch: `"${version}"`, body })
        return t(publishes ? 'review.published' : 'review.returned')
      }}
    >
      <MomentField name="at" label={t('publish.at')} help={t('publish.atHelp')} value={at} onChange={setAt} />
    </DecisionForm>
  )
}
