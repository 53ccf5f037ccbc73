import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { QUESTION_MAX } from '../../contract/kinds.ts'
import { answerQuestion } from '../../contract/questions/questions.endpoints.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { id: string; question: Mentorship['questions'][number]; onClose: () => void }

/** Takes the answer to what a mentor wants to know. */
export function ReplyDialog({ id, question, onClose }: Props) {
  const t = useMemberText()
  const { busy, act } = useAct({ refresh: ['/api/mentorship', '/api/notifications'], failed: t('general') })
  return (
    <ReasonDialog
      draft={`mentorship.reply.${question.id}`}
      title={t('questions.replyTitle')}
      closeLabel={t('close')}
      act={t('questions.replySend')}
      look="river"
      busy={busy && t('busy')}
      reason={{
        label: t('questions.replyLabel'),
        help: t('questions.replyHelp'),
        least: 1,
        most: QUESTION_MAX,
        short: t('questions.replyMissing'),
      }}
      onAct={(answer) => {
        const params = { id, question: question.id }
        return act(() => call(answerQuestion, { params, body: { answer } }), t('questions.replied'))
      }}
      onClose={onClose}
    >
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{question.question}</p>
    </ReasonDialog>
  )
}
