import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FIELDS_MAX } from '../../contract/rules/content.ts'
import { type Field, HELP_MAX, LABEL_MAX } from '../../contract/rules/field.ts'
import { hasOptions, isTyped, type Prefill, prefillsOf } from '../../contract/rules/kinds.ts'
import { useEditorText } from '../use-editor-text.ts'
import { BoundFields } from './bound-fields.tsx'
import { OptionList } from './option-list.tsx'
import { TermList } from './term-list.tsx'
import type { Questions } from './use-questions.ts'

type Props = { field: Field; questions: Questions }

/** Edits one question: its words in both languages, its checks and its options. */
export function QuestionFields({ field, questions }: Props) {
  const t = useEditorText()
  const { fields, isFull, change: onChange } = questions
  const { kind, label, help, required, options, rows, value } = field
  const isNamed = kind === 'section' || kind === 'page' || kind === 'hidden'
  return (
    <div className="grid gap-5">
      <BilingualField
        name="label"
        label={isNamed ? t(`fields.labelOf.${kind}`) : t('fields.label')}
        value={label}
        limit={LABEL_MAX}
        {...(kind === 'consent' && { rows: 3 })}
        onChange={(next) => onChange({ label: next })}
      />
      {kind !== 'hidden' && (
        <BilingualField
          name="help"
          label={t('fields.help')}
          value={help}
          limit={HELP_MAX}
          rows={2}
          onChange={(next) => onChange({ help: next })}
        />
      )}
      {isTyped(kind) && (
        <Checkbox
          name="required"
          label={t('fields.required')}
          checked={required}
          onChange={(event) => onChange({ required: event.target.checked })}
        />
      )}
      {kind === 'matrix' && (
        <OptionList words="row" options={rows} onChange={(next) => onChange({ rows: next })} />
      )}
      {hasOptions(kind) && (
        <OptionList words="option" options={options} onChange={(next) => onChange({ options: next })} />
      )}
      {kind === 'calculated' && <TermList field={field} fields={fields} onChange={onChange} />}
      {kind === 'hidden' && (
        <TextInput
          name="value"
          label={t('fields.value')}
          value={value}
          maxLength={200}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      )}
      <BoundFields field={field} onChange={onChange} />
      {prefillsOf(kind).length > 0 && (
        <Select
          name="prefill"
          label={t('fields.prefill')}
          help={t('fields.prefillHelp')}
          empty={t('fields.prefills.none')}
          value={field.prefill ?? ''}
          options={prefillsOf(kind).map((one) => ({ value: one, text: t(`fields.prefills.${one}`) }))}
          onChange={(event) => onChange({ prefill: (event.target.value || null) as Prefill | null })}
        />
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button small reason={isFull && t('full', { max: FIELDS_MAX })} onClick={questions.copy}>
          {t('questions.copy')}
        </Button>
        <Button small look="harm" onClick={questions.remove}>
          {t('questions.remove')}
        </Button>
      </div>
    </div>
  )
}
