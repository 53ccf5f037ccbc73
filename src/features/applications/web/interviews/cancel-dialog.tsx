import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  cancelInterview,
  type Interview,
  INTERVIEW_NOTE_MAX,
  type InterviewSide,
} from '../../contract/interview.endpoints.ts'
import { useInterviewText } from './use-interview-text.ts'

type Props = {
  application: string
  version: number
  /** The side that cancels; an organisation has to give a reason. */
  side: InterviewSide
  onClose: () => void
  onCancelled: (interview: Interview) => void
}

/** Asks before an agreed date is cancelled; the other side is told at once. */
export function CancelDialog(props: Props) {
  const t = useInterviewText()
  return (
    <Dialog open onClose={props.onClose} title={t('cancel.title')} closeLabel={t('close')}>
      <CancelForm {...props} />
    </Dialog>
  )
}

function CancelForm({ application, version, side, onClose, onCancelled }: Props) {
  const t = useInterviewText()
  const required = side === 'organisation'
  const form = useForm({
    labels: { message: t(`cancel.${side}.message`) },
    validate: (data) =>
      required && fieldText(data, 'message') === '' ? { message: t('cancel.needed') } : {},
    async send(data) {
      const body = { message: fieldText(data, 'message'), version }
      const next = await call(cancelInterview, { params: { id: application }, body })
      toast({ title: t('cancel.done') })
      onCancelled(next)
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FormSummary {...form.summary} />
      <p className="text-sm text-ink-2">{t(`cancel.${side}.text`)}</p>
      <Textarea
        name="message"
        label={t(`cancel.${side}.message`)}
        rows={3}
        limit={INTERVIEW_NOTE_MAX}
        required={required}
        error={form.errors.message}
      />
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('cancel.act')} look="harm" busy={form.busy && t('cancel.busy')} />
    </form>
  )
}
