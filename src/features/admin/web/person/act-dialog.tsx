import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { enterImpersonation } from '#platform/web/session/impersonation.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { Person } from '../../contract/person.endpoints.ts'
import { REASON_LIMIT } from '../../contract/reason.ts'
import { refreshUsers } from './refresh-users.ts'
import { RightsFields, rightsFrom } from './rights-fields.tsx'
import { sendAct } from './send-act.ts'
import { hasPastEnd } from './suspension-end.ts'
import { usePersonText } from './use-person-text.ts'

export type Act = 'impersonate' | 'rights' | 'suspend' | 'lift' | 'signOut' | 'export' | 'delete'

type Props = { act: Act; person: Person; onClose: () => void }

/** Explains an act and asks for the reason. */
export function ActDialog({ act, person, onClose }: Props) {
  const t = usePersonText()
  return (
    <Dialog open onClose={onClose} title={t(`acts.${act}.title`)} closeLabel={t('close')}>
      <p className="text-sm text-ink-2">
        <b className="text-ink">{person.user.name}</b>
      </p>
      <p className="text-sm text-ink-2">{t(`acts.${act}.text`)}</p>
      <ActForm act={act} person={person} onClose={onClose} />
    </Dialog>
  )
}

function ActForm({ act, person, onClose }: Props) {
  const t = usePersonText()
  const queries = useQueryClient()
  const { id } = person.user
  const form = useForm({
    labels: { until: t('until'), scopes: t('scopes'), reason: t('reason') },
    validate(data) {
      const rights = rightsFrom(data)
      return {
        ...(hasPastEnd(data) && { until: t('untilPast') }),
        ...(act === 'rights' &&
          rights.role === 'ADMIN' &&
          !rights.globalAdmin &&
          rights.scopes.length === 0 && { scopes: t('scopesNeeded') }),
        ...(fieldText(data, 'reason') === '' && { reason: t('reasonNeeded') }),
      }
    },
    async send(data) {
      const token = await sendAct({ act, id, data, file: t('file') })
      draft.forget()
      if (token !== undefined) return enterImpersonation(token)
      toast({ title: t(`acts.${act}.done`), description: person.user.name })
      onClose()
      await refreshUsers(queries, [id])
    },
    explain: (error) => errorText(error, t('general')),
  })
  const draft = useDraft(form.props.ref, `admin.${act}.${id}`)
  return (
    <form {...form.props} className="mt-1 grid grid-cols-1 gap-4">
      {act === 'rights' && <RightsFields user={person.user} error={form.errors.scopes} />}
      {act === 'suspend' && (
        <TextInput
          name="until"
          type="date"
          label={t('until')}
          help={t('untilHelp')}
          error={form.errors.until}
        />
      )}
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
      <FormFoot
        onCancel={onClose}
        act={t(`acts.${act}.open`)}
        look={act === 'delete' || act === 'suspend' ? 'harm' : 'river'}
        busy={form.busy && t('busy')}
      />
    </form>
  )
}
