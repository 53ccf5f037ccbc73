import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { day } from '../../contract/values.ts'

type Props = {
  name: string
  label: string
  value: string | null
  error?: string | undefined
  onChange: (value: string | null) => void
}

/** Edits a day without a time. */
export function DayField({ name, label, value, error, onChange }: Props) {
  return (
    <TextInput
      name={name}
      label={label}
      type="date"
      value={value ?? ''}
      error={error}
      onChange={({ target }) => {
        if (target.value === '') onChange(null)
        else if (day.safeParse(target.value).success) onChange(target.value)
      }}
    />
  )
}
