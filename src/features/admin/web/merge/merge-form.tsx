import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { mergeUsers } from '../../contract/merge.endpoints.ts'
import { getUser } from '../../contract/person.endpoints.ts'
import { REASON_LIMIT } from '../../contract/reason.ts'
import { listUsers, type UserRow } from '../../contract/users.endpoints.ts'
import { useMergeText } from './use-merge-text.ts'

type Account = Pick<UserRow, 'id' | 'name'>

/** Asks for the reason and merges; then continues at the account that stays. */
export function MergeForm({ from, into, onClose }: { from: Account; into: Account; onClose: () => void }) {
  const t = useMergeText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({
    labels: { reason: t('reason') },
    validate: (data) => ({ ...(fieldText(data, 'reason') === '' && { reason: t('reasonNeeded') }) }),
    async send(data) {
      await call(mergeUsers, {
        params: { id: from.id },
        body: { into: into.id, reason: fieldText(data, 'reason') },
      })
      draft.forget()
      toast({ title: t('done'), description: into.name })
      onClose()
      await navigate(`/admin/users/${into.id}`)
      await Promise.all([
        queries.invalidateQueries({ queryKey: endpointKey(getUser) }),
        queries.invalidateQueries({ queryKey: endpointKey(listUsers) }),
      ])
    },
    explain: (error) => errorText(error, t('general')),
  })
  const draft = useDraft(form.props.ref, `admin.merge.${from.id}`)
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <Textarea
        name="reason"
        label={t('reason')}
        help={t('reasonHelp')}
        error={form.errors.reason}
        rows={3}
        maxLength={REASON_LIMIT}
        required
      />
      <FormProblem text={form.problem} />
      <DraftNote {...draft} />
      <FormFoot onCancel={onClose} act={t('submit')} look="harm" busy={form.busy && t('busy')} />
    </form>
  )
}
