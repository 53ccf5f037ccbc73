import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { otherLocale } from '#platform/contract/locale.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import {
  CHOICES_MAX,
  type FormQuestion,
  QUESTION_TYPES,
  QUESTIONS_MAX,
} from '../../contract/form-questions.ts'
import { useEditorText } from '../use-editor-text.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import type { PartProps } from './part-props.ts'

type Props = {
  questions: readonly FormQuestion[]
  errors: PartProps['errors']
  onChange: (questions: FormQuestion[]) => void
}

/** The organisation's own questions, in order. */
export function FormFields({ questions, errors, onChange }: Props) {
  const t = useEditorText()
  const change = (id: string, part: Partial<FormQuestion>) =>
    onChange(questions.map((one) => (one.id === id ? { ...one, ...part } : one)))
  function move(at: number, by: 1 | -1) {
    const one = questions[at]
    if (one) onChange(questions.toSpliced(at, 1).toSpliced(at + by, 0, one))
  }
  const fresh = (): FormQuestion => ({
    id: crypto.randomUUID(),
    type: 'short',
    label: { bhs: '', en: '' },
    required: false,
    choices: [],
  })
  return (
    <>
      <p className="text-sm text-ink-2">{t(questions.length === 0 ? 'form.none' : 'form.help')}</p>
      <ol>
        {questions.map((question, at) => {
          const number = String(at + 1)
          return (
            <li key={question.id} className="grid gap-4 border-t border-line py-4">
              <BilingualField
                name={`question.${question.id}`}
                label={t('form.label')}
                value={question.label}
                limit={200}
                errors={errors}
                onChange={(label) => change(question.id, { label })}
              />
              <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
                <Select
                  name={`type.${question.id}`}
                  label={t('form.type')}
                  value={question.type}
                  options={QUESTION_TYPES.map((value) => ({ value, text: t(`form.types.${value}`) }))}
                  onChange={(event) =>
                    change(question.id, { type: event.target.value as FormQuestion['type'] })
                  }
                />
                <Checkbox
                  name={`required.${question.id}`}
                  label={t('form.required')}
                  checked={question.required}
                  onChange={(event) => change(question.id, { required: event.target.checked })}
                />
              </div>
              {question.type === 'choice' && (
                <Choices
                  name={`choices.${question.id}`}
                  choices={question.choices}
                  errors={errors}
                  onChange={(choices) => change(question.id, { choices })}
                />
              )}
              <div className="-mb-2 flex justify-end">
                <IconButton
                  icon={<ArrowUp />}
                  label={t('form.up', { number })}
                  aria-disabled={at === 0}
                  className="aria-disabled:opacity-40"
                  onClick={() => at > 0 && move(at, -1)}
                />
                <IconButton
                  icon={<ArrowDown />}
                  label={t('form.down', { number })}
                  aria-disabled={at === questions.length - 1}
                  className="aria-disabled:opacity-40"
                  onClick={() => at < questions.length - 1 && move(at, 1)}
                />
                <IconButton
                  icon={<Trash2 />}
                  label={t('form.remove', { number })}
                  onClick={() => onChange(questions.filter(({ id }) => id !== question.id))}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <div>
        <Button
          small
          icon={<Plus />}
          onClick={() => onChange([...questions, fresh()])}
          {...(questions.length >= QUESTIONS_MAX && {
            reason: t('form.max', { count: String(QUESTIONS_MAX) }),
          })}
        >
          {t('form.add')}
        </Button>
      </div>
    </>
  )
}

/** One choice per line; the same line in both languages is the same choice. */
function Choices({
  name,
  choices,
  errors,
  onChange,
}: {
  name: string
  choices: FormQuestion['choices']
  errors: Props['errors']
  onChange: (choices: FormQuestion['choices']) => void
}) {
  const t = useEditorText()
  function take(language: 'bhs' | 'en', input: string) {
    const lines = input.split('\n').slice(0, CHOICES_MAX)
    const textAt = (n: number, of: 'bhs' | 'en') => (of === language ? lines[n] : choices[n]?.[of]) ?? ''
    const translationCount = choices.filter((one) => one[otherLocale(language)] !== '').length
    const next = Array.from({ length: Math.max(lines.length, translationCount) }, (_, n) => ({
      bhs: textAt(n, 'bhs').slice(0, 120),
      en: textAt(n, 'en').slice(0, 120),
    }))
    onChange(next)
  }
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {(['bhs', 'en'] as const).map((language) => (
        <Textarea
          key={language}
          name={`${name}.${language}`}
          error={errors[`${name}.${language}`]}
          label={t('languages.both', { label: t('form.choices'), language: t(`languages.${language}`) })}
          rows={4}
          value={choices.map((one) => one[language]).join('\n')}
          onChange={(event) => take(language, event.target.value)}
        />
      ))}
    </div>
  )
}
