import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextInput } from './text-input.tsx'

type Props = {
  name: string
  label: string
  /** Stands in the empty field; the label is then only heard. */
  placeholder?: string
  help?: ReactNode
  value: string
  maxLength?: number
  className?: string
  onChange: (value: string) => void
}

/** Words that narrow the list below. */
export function SearchField({ label, placeholder, maxLength = 100, onChange, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      type="search"
      label={placeholder === undefined ? label : <span className="sr-only">{label}</span>}
      placeholder={placeholder}
      icon={<Search />}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
