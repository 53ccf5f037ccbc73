import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ANSWER_MAX, type Answers } from '../../contract/answers.ts'
import type { OwnApplication } from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'
import { FileField } from './file-field.tsx'
import type { ChangeApplication } from './use-draft-application.ts'

type Props = {
  application: OwnApplication
  answers: Answers
  /** Faults of answers, by question. */
  wrong: Answers
  onChange: (answers: Record<string, string>) => void
  change: ChangeApplication
}

/** Edits the answers to the organisation's questions. */
export function QuestionFields({ application, answers, wrong, onChange, change }: Props) {
  const t = useText()
  return (
    <fieldset className="grid grid-cols-1 gap-5">
      <legend className="mb-3 text-lg font-strong">{t('form.questions')}</legend>
      {application.questions.map((question) => {
        const { id } = question
        const error = wrong[id] ?? (answers[id] || !(id in wrong) ? undefined : t('form.missing'))
        const props = { question, error, application, change }
        return (
          <QuestionField
            key={id}
            {...props}
            value={answers[id] ?? ''}
            onChange={(answer) => onChange({ ...answers, [id]: answer })}
          />
        )
      })}
    </fieldset>
  )
}

type FieldProps = Pick<Props, 'application' | 'change'> & {
  question: FormQuestion
  value: string
  error: string | undefined
  onChange: (answer: string) => void
}

function QuestionField({ question, value, error, onChange, application, change }: FieldProps) {
  const t = useText()
  const locale = useLocale()
  const { id, type, required, choices } = question
  const words = readText(question.label, locale).text
  const label = required ? words : `${words} (${t('form.optional')})`
  const common = { name: `answers.${id}`, label, error }
  if (type === 'long') {
    return (
      <Textarea
        {...common}
        rows={5}
        limit={ANSWER_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (type === 'choice') {
    return (
      <Select
        {...common}
        value={value}
        empty={t('form.choose')}
        options={choices.map((choice, index) => ({
          value: String(index),
          text: readText(choice, locale).text,
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (type === 'yes-no') {
    return (
      <RadioGroup
        name={common.name}
        legend={label}
        error={error}
        inline
        value={value}
        options={[
          { value: 'yes', text: t('form.yes') },
          { value: 'no', text: t('form.no') },
        ]}
        onChange={onChange}
      />
    )
  }
  if (type === 'file')
    return <FileField question={id} label={label} error={error} application={application} change={change} />
  return (
    <TextInput {...common} maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
  )
}
