import { type ReactNode, useState } from 'react'
import { formatAmount, readAmount } from '#platform/contract/amount.ts'
import { useLocale } from '../../i18n/locale-provider.tsx'
import { useShellText } from '../../i18n/use-shell-text.ts'
import { TextInput } from './text-input.tsx'

type Props = {
  name: string
  label: ReactNode
  /** KM; nothing while the field is empty or cannot be read. */
  value: number | null
  error?: ReactNode
  help?: ReactNode
  /** KM, the most that is taken. */
  max?: number
  onChange: (value: number | null) => void
}

/** An amount in whole KM, typed as people write amounts; what was understood stands below. */
export function AmountField({ name, label, value, error, help, max = 99_999_999, onChange }: Props) {
  const t = useShellText()
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(true)
  const read = (text: string) => {
    const amount = readAmount(text)
    return amount !== undefined && Number.isInteger(amount) && amount <= max ? amount : null
  }
  // What was typed stands as long as it says the value; a value that came from elsewhere takes its place.
  const text = typed !== undefined && read(typed) === value ? typed : value === null ? '' : String(value)
  const wrong =
    text.trim() === '' || value !== null
      ? undefined
      : t(reasonOf(text, max), { max: formatAmount(max, locale) })
  return (
    <TextInput
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={text}
      error={(left && wrong) || error}
      help={value === null ? help : t('fields.amountRead', { amount: formatAmount(value, locale) })}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
    />
  )
}

function reasonOf(text: string, max: number) {
  const amount = readAmount(text)
  if (amount === undefined) return 'fields.amountUnread' as const
  return amount > max ? ('fields.amountMost' as const) : ('fields.amountWhole' as const)
}
