import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { fromLocal, toLocal } from '#platform/contract/local-time.ts'

type Props = {
  name: string
  label: string
  value: string | null
  help?: string
  error?: string | undefined
  onChange: (value: string | null) => void
}

/** A day and a clock in Sarajevo, wherever the person who writes it is. */
export function MomentField({ name, label, value, help, error, onChange }: Props) {
  return (
    <TextInput
      name={name}
      label={label}
      type="datetime-local"
      value={value === null ? '' : toLocal(new Date(value))}
      error={error}
      {...(help && { help })}
      onChange={(event) => {
        const typed = event.target.value.slice(0, 16)
        const moment = fromLocal(typed)
        if (typed === '') onChange(null)
        else if (moment) onChange(moment.toISOString())
      }}
    />
  )
}
