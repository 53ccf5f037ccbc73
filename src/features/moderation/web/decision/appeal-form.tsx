import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { APPEAL_MAX } from '../../contract/kinds.ts'
import { appealDecision } from '../../contract/report.endpoints.ts'
import { useDecisionText } from '../use-decision-text.ts'

export function AppealForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useDecisionText()
  const form = useForm({
    labels: { text: t('appeal.label') },
    validate: (data) => (fieldText(data, 'text').trim() === '' ? { text: t('appeal.needed') } : {}),
    async send(data) {
      await call(appealDecision, { params: { id }, body: { text: fieldText(data, 'text') } })
      draft.forget()
      toast({ title: t('appeal.sent') })
      onDone()
    },
    explain: (error) => errorText(error, t('appeal.failed')),
  })
  const draft = useDraft(form.props.ref, `moderation.appeal.${id}`)
  return (
    <form {...form.props} className="grid gap-3">
      <Textarea
        name="text"
        label={t('appeal.label')}
        rows={5}
        maxLength={APPEAL_MAX}
        error={form.errors.text}
      />
      <FormProblem text={form.problem} />
      <DraftNote {...draft} />
      <Button
        type="submit"
        look="river"
        className="justify-self-start"
        busy={form.busy && t('appeal.sending')}
      >
        {t('appeal.send')}
      </Button>
    </form>
  )
}
