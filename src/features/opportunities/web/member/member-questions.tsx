import { useEffect, useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { askQuestion, QUESTION_MAX } from '../../contract/member.endpoints.ts'
import { useText } from '../use-text.ts'
import { useMember } from './member-provider.tsx'

/** Own questions that wait, and a way to ask one more. */
export function MemberQuestions({ open }: { open: boolean }) {
  const t = useText()
  const { standing } = useMember()
  const [asking, setAsking] = useState(false)
  if (!standing) return null
  return (
    <div className="mt-3 max-w-measure">
      <ul className="text-sm text-ink-2">
        {standing.waiting.map((question) => (
          <li key={question} className="py-1.5 [overflow-wrap:anywhere]">
            {t('questions.waiting', { question })}
          </li>
        ))}
      </ul>
      {open && !asking && (
        <Button small className="mt-2 print:hidden" onClick={() => setAsking(true)}>
          {t('questions.ask')}
        </Button>
      )}
      {open && asking && <AskForm onDone={() => setAsking(false)} />}
    </div>
  )
}

function AskForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { id, standing, change } = useMember()
  const form = useForm({
    labels: { question: t('questions.label') },
    validate: (data) => (fieldText(data, 'question').trim() === '' ? { question: t('questions.empty') } : {}),
    async send(data) {
      const question = fieldText(data, 'question').trim()
      await call(askQuestion, { params: { id }, body: { question } })
      change({ waiting: [...(standing?.waiting ?? []), question] })
      draft.forget()
      toast({ title: t('questions.sent') })
      onDone()
    },
    explain: (error) => errorText(error, t('failed')),
  })
  const draft = useDraft(form.props.ref, `opportunity-question.${id}`)
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref])
  return (
    <form {...form.props} className="mt-2 grid gap-3">
      <Textarea
        name="question"
        label={t('questions.label')}
        help={t('questions.help')}
        error={form.errors.question}
        rows={3}
        maxLength={QUESTION_MAX}
      />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" small busy={form.busy && t('questions.sending')}>
          {t('questions.send')}
        </Button>
        <Button look="quiet" small onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
