import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { Field } from '../../contract/rules/field.ts'
import { FILES_MAX } from '../../contract/files.ts'
import { type FieldKind, isFile } from '../../contract/rules/kinds.ts'
import { useEditorText } from '../use-editor-text.ts'

const BOUNDED: readonly FieldKind[] = ['short', 'long', 'number', 'amount', 'scale', 'choices']

const COUNTS = Array.from({ length: FILES_MAX }, (_, at) => String(at + 1))

type Props = { field: Field; onChange: (change: Partial<Field>) => void }

/** Bounds of an answer, from a fixed list: characters, figures, choices, days. */
export function BoundFields({ field, onChange }: Props) {
  const t = useEditorText()
  if (field.kind === 'date')
    return (
      <div className="grid grid-cols-2 gap-4">
        {(['from', 'until'] as const).map((name) => (
          <TextInput
            key={name}
            name={name}
            type="date"
            label={t(`fields.${name}`)}
            value={field[name] ?? ''}
            onChange={(event) => onChange({ [name]: event.target.value || null })}
          />
        ))}
      </div>
    )
  if (isFile(field.kind))
    return (
      <Select
        name="max"
        label={t('fields.files')}
        value={String(field.max ?? 1)}
        options={COUNTS.map((count) => ({ value: count, text: count }))}
        onChange={(event) => onChange({ max: Number(event.target.value) })}
      />
    )
  if (!BOUNDED.includes(field.kind)) return null
  return (
    <div className="grid grid-cols-2 gap-4">
      {(['min', 'max'] as const).map((name) => (
        <TextInput
          key={name}
          name={name}
          type="number"
          label={t(`fields.${name}`)}
          value={field[name] ?? ''}
          onChange={(event) => {
            const { value, valueAsNumber } = event.target
            onChange({ [name]: value === '' || Number.isNaN(valueAsNumber) ? null : valueAsNumber })
          }}
        />
      ))}
    </div>
  )
}
