import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { REASON_MAX, type Side } from '../../contract/kinds.ts'
import { declineMentorship } from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { id: string; side: Side; onClose: () => void }

/** Says no; a mentor says why. */
export function DeclineDialog(props: Props) {
  const t = useMemberText()
  return (
    <Dialog open onClose={props.onClose} title={t('acts.declineTitle')} closeLabel={t('close')}>
      <DeclineForm {...props} />
    </Dialog>
  )
}

function DeclineForm({ id, side, onClose }: Props) {
  const t = useMemberText()
  const queries = useQueryClient()
  const form = useForm({
    labels: { reason: t('acts.declineReason') },
    validate: (data) =>
      side === 'mentor' && fieldText(data, 'reason') === '' ? { reason: t('acts.declineMissing') } : {},
    async send(data) {
      await call(declineMentorship, { params: { id }, body: { reason: fieldText(data, 'reason') } })
      toast({ title: t('acts.declined') })
      onClose()
      await queries.invalidateQueries({ queryKey: ['/api/mentorship'] })
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FormSummary {...form.summary} />
      <Textarea
        name="reason"
        label={t('acts.declineReason')}
        help={t('acts.declineHelp')}
        rows={3}
        limit={REASON_MAX}
        required={side === 'mentor'}
        error={form.errors.reason}
      />
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('acts.decline')} look="harm" busy={form.busy && t('busy')} />
    </form>
  )
}
