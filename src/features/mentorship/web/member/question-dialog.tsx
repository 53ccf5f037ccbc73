import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { QUESTION_MAX } from '../../contract/kinds.ts'
import { sendQuestion } from '../../contract/questions/questions.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

/** Takes what a mentor wants to know before answering a request. */
export function QuestionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMemberText()
  // One question however often it is sent: an answer may be lost on the way.
  const [question] = useState(() => crypto.randomUUID())
  const { busy, act } = useAct({ refresh: ['/api/mentorship', '/api/notifications'], failed: t('general') })
  return (
    <ReasonDialog
      draft={`mentorship.question.${id}`}
      title={t('questions.askTitle')}
      closeLabel={t('close')}
      act={t('questions.send')}
      look="river"
      busy={busy && t('busy')}
      reason={{
        label: t('questions.askLabel'),
        help: t('questions.askHelp'),
        least: 1,
        most: QUESTION_MAX,
        short: t('questions.askMissing'),
      }}
      onAct={(text) => {
        const body = { id: question, question: text }
        return act(() => call(sendQuestion, { params: { id }, body }), t('questions.sent'))
      }}
      onClose={onClose}
    />
  )
}
