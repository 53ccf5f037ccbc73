import { TextInput } from './text-input.tsx'
import { fromLocal, localDay, toLocal } from '#platform/contract/local-time.ts'

type Props = {
  name: string
  label: string
  value: string | null
  help?: string
  error?: string | undefined
  readOnly?: boolean
  /** Offers no day before today. */
  fromToday?: boolean
  onChange: (value: string | null) => void
}

/** A day and a clock in Sarajevo, wherever the person who writes it is. */
export function MomentField({ name, label, value, help, error, readOnly, fromToday, onChange }: Props) {
  return (
    <TextInput
      name={name}
      label={label}
      type="datetime-local"
      value={value === null ? '' : toLocal(new Date(value))}
      error={error}
      {...(readOnly && { readOnly })}
      {...(fromToday && { min: `${localDay(new Date())}T00:00` })}
      {...(help && { help })}
      onChange={(event) => {
        const local = event.target.value.slice(0, 16)
        const moment = fromLocal(local)
        if (local === '') onChange(null)
        else if (moment) onChange(moment.toISOString())
      }}
    />
  )
}
