import { PlacesField } from '#features/places/web/index.ts'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { COST_CATEGORIES, type CostCategory } from '../../contract/application-content.ts'
import type { CanvasTemplate } from '../../contract/canvas-template.ts'
import type { Rule } from '../../contract/rules.ts'
import { useCallWords } from '../use-call-words.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { useRuleText } from '../use-rule-text.ts'
import { DayField } from './day-field.tsx'

type Props = { rule: Rule; template: CanvasTemplate; onChange: (part: Partial<Rule>) => void }

const PAIR = 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2'

/** Edits the numbers of a rule, each kind with its own. */
export function RuleNumbers({ rule, template, onChange }: Props) {
  const t = useCallEditorText()
  const { say } = useCallWords()
  const costs = useRuleText()
  const { id } = rule
  const count = (name: 'min' | 'max' | 'least', label: string, max: number, value: number) => (
    <NumberField
      name={`rule.${id}.${name}`}
      label={label}
      value={value}
      max={max}
      onChange={(next) => onChange({ [name]: next ?? 0 })}
    />
  )
  switch (rule.kind) {
    case 'team-size':
      return (
        <div className={PAIR}>
          {count('min', t('rules.min'), 30, rule.min)}
          {count('max', t('rules.max'), 30, rule.max)}
        </div>
      )
    case 'ages':
      return (
        <div className={PAIR}>
          {count('min', t('rules.min'), 120, rule.min)}
          {count('max', t('rules.max'), 120, rule.max)}
          <DayField
            name={`rule.${id}.on`}
            label={t('rules.on_day')}
            value={rule.on}
            onChange={(on) => on !== null && onChange({ on })}
          />
        </div>
      )
    case 'amount':
      return (
        <div className={PAIR}>
          {(['min', 'max'] as const).map((name) => (
            <AmountField
              key={name}
              name={`rule.${id}.${name}`}
              label={t(`rules.${name}`)}
              value={rule[name] / 100}
              max={10_000_000}
              onChange={(km) => onChange({ [name]: (km ?? 0) * 100 })}
            />
          ))}
        </div>
      )
    case 'contribution':
      return (
        <div className={PAIR}>
          {count('min', t('rules.least'), 1000, rule.min)}
          <NumberField
            name={`rule.${id}.max`}
            label={t('rules.most')}
            help={t('rules.noMost')}
            value={rule.max}
            max={1000}
            onChange={(max) => onChange({ max })}
          />
        </div>
      )
    case 'category':
      return (
        <div className={PAIR}>
          <Select
            name={`rule.${id}.category`}
            label={t('rules.category')}
            value={rule.category}
            options={COST_CATEGORIES.map((value) => ({ value, text: costs(`categories.${value}`) }))}
            onChange={(event) => onChange({ category: event.target.value as CostCategory })}
          />
          {count('max', t('rules.most'), 100, rule.max)}
        </div>
      )
    case 'timeline':
      return (
        <div className={PAIR}>
          {count('least', t('rules.rows'), 100, rule.least)}
          {(['from', 'until'] as const).map((name) => (
            <DayField
              key={name}
              name={`rule.${id}.${name}`}
              label={t(`rules.${name}`)}
              value={rule[name]}
              onChange={(day) => day !== null && onChange({ [name]: day })}
            />
          ))}
        </div>
      )
    case 'length': {
      const boxes = template.boxes.filter(({ kind }) => kind === 'text')
      return (
        <div className={PAIR}>
          <Select
            name={`rule.${id}.box`}
            label={t('rules.box')}
            value={rule.box}
            options={boxes.map((box) => ({ value: box.id, text: say(box.title) }))}
            onChange={(event) => onChange({ box: event.target.value })}
          />
          {count('min', t('rules.min'), 10_000, rule.min)}
          {count('max', t('rules.max'), 10_000, rule.max)}
        </div>
      )
    }
    case 'document': {
      const slots = template.boxes.flatMap((box) => (box.kind === 'documents' ? box.slots : []))
      return (
        <Select
          name={`rule.${id}.slot`}
          label={t('rules.slot')}
          value={rule.slot}
          options={slots.map((slot) => ({ value: slot.id, text: say(slot.title) }))}
          onChange={(event) => onChange({ slot: event.target.value })}
          className="max-w-md"
        />
      )
    }
    case 'municipality':
      return (
        <PlacesField
          name={`rule.${id}.among`}
          label={t('rules.places')}
          help={t('rules.placesHelp')}
          removeLabel={(name) => t('rules.removePlace', { name })}
          value={rule.among}
          max={150}
          // A rule of places needs at least one.
          onChange={(among) => among.length > 0 && onChange({ among })}
        />
      )
    default:
      return null
  }
}
