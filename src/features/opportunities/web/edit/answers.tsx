import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { answerQuestion, type Edited, removeQuestion } from '../../contract/editing.endpoints.ts'
import { ANSWER_MAX } from '../../contract/member.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useEdited, useEditedStore } from './use-edited.ts'

type Inquiry = Edited['inquiries'][number]

/** What members have asked; an answer makes both public. */
export function Answers() {
  const t = useEditorText()
  const { inquiries } = useEdited()
  if (inquiries.length === 0) return <p className="text-ink-2">{t('answers.none')}</p>
  return (
    <ul className="max-w-measure">
      {inquiries.map((inquiry) => (
        <li key={inquiry.id} className="border-t border-line py-4 first:border-0">
          <OneInquiry inquiry={inquiry} />
        </li>
      ))}
    </ul>
  )
}

function OneInquiry({ inquiry }: { inquiry: Inquiry }) {
  const t = useEditorText()
  const locale = useLocale()
  const store = useEditedStore()
  const { id } = useEdited()
  const params = { id, question: inquiry.id }
  const form = useForm({
    labels: { answer: t('answers.answer') },
    validate: (data) => (fieldText(data, 'answer').trim() === '' ? { answer: t('answers.answer') } : {}),
    async send(data) {
      const answer = fieldText(data, 'answer').trim()
      await call(answerQuestion, { params, body: { answer } })
      store.change((now) => ({
        ...now,
        inquiries: now.inquiries.map((one) => (one.id === inquiry.id ? { ...one, answer } : one)),
      }))
      draft.forget()
      toast({ title: t('answers.sent') })
    },
    explain: (error) => errorText(error, t('general')),
  })
  const draft = useDraft(form.props.ref, `opportunity-answer.${inquiry.id}`)
  async function remove() {
    try {
      await call(removeQuestion, { params })
      store.change((now) => ({
        ...now,
        inquiries: now.inquiries.filter((one) => one.id !== inquiry.id),
      }))
      toast({ title: t('answers.removed') })
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  return (
    <form {...form.props} className="grid gap-3">
      <p>
        <span className="block text-xs text-ink-3">
          {t('answers.asked', { date: formatDate(new Date(inquiry.askedAt), locale) })}
        </span>
        <b className="font-strong whitespace-pre-line [overflow-wrap:anywhere]">{inquiry.question}</b>
      </p>
      <Textarea
        name="answer"
        label={t('answers.answer')}
        rows={3}
        maxLength={ANSWER_MAX}
        defaultValue={inquiry.answer ?? ''}
        error={form.errors.answer}
      />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" small look="river" busy={form.busy && t('answers.sending')}>
          {t(inquiry.answer === null ? 'answers.send' : 'answers.change')}
        </Button>
        <Button small look="quiet" onClick={() => void remove()}>
          {t('answers.remove')}
        </Button>
      </div>
    </form>
  )
}
