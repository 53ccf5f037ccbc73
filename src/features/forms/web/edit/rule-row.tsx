import { Plus, X } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { Condition, Field, Rule } from '../../contract/rules/field.ts'
import { hasAnswer, LOGIC_ACTS, type LogicAct, type Operator, OPERATORS } from '../../contract/rules/kinds.ts'
import { useEditorText } from '../use-editor-text.ts'
import { ValueField } from './value-field.tsx'

type Props = {
  at: number
  rule: Rule
  fields: readonly Field[]
  fault: string | undefined
  onChange: (change: Partial<Rule>) => void
  onRemove: () => void
}

const CONDITIONS_MAX = 10

/** Edits one rule as a sentence: effect, target, conditions. */
export function RuleRow({ at, rule, fields, fault, onChange, onRemove }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const { act, target, all, conditions } = rule
  const nameOf = ({ label }: Field) => readText(label, locale).text || t('unnamed')
  const targets = fields.filter(({ id, kind }) =>
    act === 'jump' ? kind === 'page' : act === 'require' ? hasAnswer(kind) : id !== conditions[0]?.field,
  )
  const questions = fields.filter(({ kind }) => hasAnswer(kind) && kind !== 'hidden')
  const put = (index: number, change: Partial<Condition>) =>
    onChange({ conditions: conditions.map((one, place) => (place === index ? { ...one, ...change } : one)) })
  const isGone = fields.every(({ id }) => id !== target)
  return (
    <li className="grid gap-3 rounded-surface border border-line p-4">
      <h3 className="text-sm">{t('logic.rule', { at: String(at) })}</h3>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Select
          name={`${rule.id}.act`}
          label={t('logic.act')}
          value={act}
          options={LOGIC_ACTS.map((value) => ({ value, text: t(`logic.acts.${value}`) }))}
          onChange={(event) => onChange({ act: event.target.value as LogicAct })}
        />
        <Select
          name={`${rule.id}.target`}
          label={t('logic.target')}
          empty={t('logic.choose')}
          value={targets.some(({ id }) => id === target) ? target : ''}
          options={targets.map((field) => ({ value: field.id, text: nameOf(field) }))}
          error={fault === 'order' ? t('logic.order') : isGone || fault ? t('logic.gone') : undefined}
          onChange={(event) => event.target.value && onChange({ target: event.target.value })}
        />
      </div>
      {conditions.length > 1 && (
        <Select
          name={`${rule.id}.all`}
          label={t('logic.all')}
          value={all ? 'all' : 'any'}
          options={(['all', 'any'] as const).map((value) => ({ value, text: t(`logic.alls.${value}`) }))}
          onChange={(event) => onChange({ all: event.target.value === 'all' })}
        />
      )}
      <ol className="grid gap-3 border-l-3 border-line pl-3">
        {conditions.map((condition, index) => (
          <li key={index} className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
            <Select
              name={`${rule.id}.${index}.field`}
              label={t('logic.field')}
              empty={t('logic.choose')}
              value={questions.some(({ id }) => id === condition.field) ? condition.field : ''}
              options={questions.map((field) => ({ value: field.id, text: nameOf(field) }))}
              onChange={(event) => event.target.value && put(index, { field: event.target.value, value: '' })}
            />
            <Select
              name={`${rule.id}.${index}.operator`}
              label={t('logic.operator')}
              value={condition.operator}
              options={OPERATORS.map((value) => ({ value, text: t(`logic.operators.${value}`) }))}
              onChange={(event) => put(index, { operator: event.target.value as Operator })}
            />
            <ValueField
              name={`${rule.id}.${index}.value`}
              condition={condition}
              field={fields.find(({ id }) => id === condition.field)}
              onChange={(value) => put(index, { value })}
            />
            {conditions.length > 1 && (
              <IconButton
                icon={<X />}
                label={t('logic.less', { at: String(index + 1) })}
                onClick={() => onChange({ conditions: conditions.filter((_, place) => place !== index) })}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          small
          icon={<Plus />}
          disabled={conditions.length >= CONDITIONS_MAX}
          onClick={() => onChange({ conditions: [...conditions, { ...conditions.at(-1)!, value: '' }] })}
        >
          {t('logic.more')}
        </Button>
        <Button small look="quiet" onClick={onRemove}>
          {t('logic.remove')}
        </Button>
      </div>
    </li>
  )
}
