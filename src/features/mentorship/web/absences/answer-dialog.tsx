import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { submitAbsenceAppeal } from '../../contract/absences/absences.endpoints.ts'
import { REASON_MAX } from '../../contract/kinds.ts'
import { useMemberText } from '../use-member-text.ts'
import { useAbsenceText } from './use-absence-text.ts'

/** Takes what the absent person says to it. */
export function AnswerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAbsenceText()
  const words = useMemberText()
  const { busy, act } = useAct({ refresh: ['/api/mentorship/absences'], failed: words('general') })
  return (
    <ReasonDialog
      draft={`mentorship.absence.${id}`}
      title={t('answerTitle')}
      closeLabel={words('close')}
      act={t('answer')}
      look="river"
      busy={busy && words('busy')}
      reason={{
        label: t('answerLabel'),
        help: t('answerHelp'),
        least: 1,
        most: REASON_MAX,
        short: t('answerMissing'),
      }}
      onAct={(text) =>
        act(() => call(submitAbsenceAppeal, { params: { id }, body: { text } }), t('answerSent'))
      }
      onClose={onClose}
    />
  )
}
