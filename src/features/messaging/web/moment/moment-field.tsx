import { localDay } from '#platform/contract/local-time.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** A day and a time in Sarajevo, from today on. */
export function MomentField({ label, value, onChange }: Props) {
  return (
    <TextInput
      type="datetime-local"
      name="moment"
      label={label}
      value={value}
      min={`${localDay(new Date())}T00:00`}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
