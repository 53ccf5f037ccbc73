import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { APPEAL_MAX } from '../../contract/kinds.ts'
import { useDecisionText } from '../use-decision-text.ts'

type Props = { draftKey: string; onSend(text: string): Promise<unknown>; onDone(): void }

export function AppealForm({ draftKey, onSend, onDone }: Props) {
  const t = useDecisionText()
  const wrongWords = useWordsProblem()
  const form = useForm({
    labels: { text: t('appeal.label') },
    validate(data) {
      const text = fieldText(data, 'text')
      return { text: text.trim() === '' ? t('appeal.needed') : wrongWords(text, APPEAL_MAX) }
    },
    async send(data) {
      await onSend(fieldText(data, 'text'))
      draft.forget()
      toast({ title: t('appeal.sent') })
      onDone()
    },
    explain: (error) => errorText(error, t('appeal.failed')),
  })
  const draft = useDraft(form.props.ref, draftKey)
  return (
    <form {...form.props} className="grid gap-3">
      <Textarea name="text" label={t('appeal.label')} rows={5} limit={APPEAL_MAX} error={form.errors.text} />
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
