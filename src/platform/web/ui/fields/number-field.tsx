import { TextInput } from './text-input.tsx'

type Props = {
  name: string
  label: string
  value: number | null
  help?: string
  error?: string | undefined
  readOnly?: boolean
  max?: number
  onChange: (value: number | null) => void
}

/** A whole number or nothing. */
export function NumberField({
  name,
  label,
  value,
  help,
  error,
  readOnly,
  max = 99_999_999,
  onChange,
}: Props) {
  return (
    <TextInput
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      error={error}
      {...(readOnly && { readOnly })}
      {...(help && { help })}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '')
        onChange(digits === '' ? null : Math.min(Number(digits), max))
      }}
    />
  )
}
