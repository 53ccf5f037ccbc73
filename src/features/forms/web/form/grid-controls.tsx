import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { FormInput } from '../../contract/rules/answers.ts'
import type { Field } from '../../contract/rules/field.ts'
import { useText } from '../use-text.ts'

type Props = { field: Field; typed: FormInput; legend: ReactNode; help?: string; error?: string }

/** Each option gets its place from a list, which needs neither dragging nor script. */
export function RankingControl({ field, typed, ...asked }: Props) {
  const t = useText()
  const locale = useLocale()
  const { id, options } = field
  const places = options.map((_, at) => ({ value: String(at + 1), text: String(at + 1) }))
  return (
    <ChoiceGroup {...asked} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {options.map((option) => {
        const name = `${id}.${option.id}`
        const text = readText(option.label, locale).text
        return (
          <Select
            key={option.id}
            name={name}
            label={text}
            aria-label={t('place', { name: text })}
            empty={t('choose')}
            options={places}
            defaultValue={typed[name]?.[0]}
          />
        )
      })}
    </ChoiceGroup>
  )
}

/** A matrix: one choice per row. */
export function MatrixControl({ field, typed, ...asked }: Props) {
  const locale = useLocale()
  const { id, rows, options } = field
  return (
    <ChoiceGroup {...asked} className="grid gap-4 border-l-3 border-line pl-4">
      {rows.map((row) => {
        const name = `${id}.${row.id}`
        const [choice] = typed[name] ?? []
        return (
          <RadioGroup
            key={row.id}
            name={name}
            legend={readText(row.label, locale).text}
            inline
            options={options.map((one) => ({ value: one.id, text: readText(one.label, locale).text }))}
            {...(choice !== undefined && { defaultValue: choice })}
          />
        )
      })}
    </ChoiceGroup>
  )
}
