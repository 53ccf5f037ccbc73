import { municipalities } from '#features/places/contract/municipalities.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { Condition, Field } from '../../contract/rules/field.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'

type Props = {
  name: string
  condition: Condition
  field: Field | undefined
  onChange: (value: string) => void
}

/** The value of a condition: one of the options where there are some. */
export function ValueField({ name, condition: { operator, value }, field, onChange }: Props) {
  const t = useEditorText()
  const words = useText()
  const locale = useLocale()
  if (operator === 'filled' || operator === 'empty') return <span />
  const options =
    field?.kind === 'yesno' || field?.kind === 'consent'
      ? (['yes', 'no'] as const).map((one) => ({ value: one, text: words(one) }))
      : field?.kind === 'municipality'
        ? municipalities.map((place) => ({ value: place.id, text: place.name }))
        : (field?.options ?? []).map(({ id, label }) => ({
            value: id,
            text: readText(label, locale).text || t('unnamed'),
          }))
  const common = { name, label: t('logic.value'), value }
  if (options.length > 0 && (operator === 'is' || operator === 'not'))
    return (
      <Select
        {...common}
        empty={t('logic.choose')}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <TextInput
      {...common}
      type={field?.kind === 'date' ? 'date' : 'text'}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
