import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { REASON_MAX } from '../../contract/kinds.ts'
import { cancelMeeting } from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { params: { id: string; session: string }; version: number; onClose: () => void }

/** Cancels a meeting, with a word for the other side if there is one. */
export function CancelDialog(props: Props) {
  const t = useMemberText()
  return (
    <Dialog open onClose={props.onClose} title={t('work.cancelTitle')} closeLabel={t('close')}>
      <CancelForm {...props} />
    </Dialog>
  )
}

function CancelForm({ params, version, onClose }: Props) {
  const t = useMemberText()
  const queries = useQueryClient()
  const form = useForm({
    labels: { reason: t('work.cancelReason') },
    validate: () => ({}),
    async send(data) {
      await call(cancelMeeting, { params, body: { reason: fieldText(data, 'reason'), version } })
      toast({ title: t('work.cancelled') })
      onClose()
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/mentorship'),
      })
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <Textarea
        name="reason"
        label={t('work.cancelReason')}
        rows={3}
        limit={REASON_MAX}
        error={form.errors.reason}
      />
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('work.cancelTitle')} look="harm" busy={form.busy && t('busy')} />
    </form>
  )
}
