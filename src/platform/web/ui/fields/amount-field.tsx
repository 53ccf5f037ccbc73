import { type ReactNode, useState } from 'react'
import { formatAmount, readAmount, readProduct } from '#platform/contract/amount.ts'
import type { Locale } from '#platform/contract/locale.ts'
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
  /** With feninga too. */
  exact?: boolean
  /** A number without a currency: how many of something. */
  plain?: boolean
  onChange: (value: number | null) => void
  /** Where somebody wrote `12 × 45`, and has left the field. */
  onProduct?: (product: Product) => void
}

type Product = NonNullable<ReturnType<typeof readProduct>>

/** An amount, in whole KM where nothing else is said, typed as people write amounts; what was understood stands below. */
export function AmountField({
  name,
  label,
  value,
  error,
  help,
  max = 99_999_999,
  exact = false,
  plain = false,
  onChange,
  onProduct,
}: Props) {
  const t = useShellText()
  const locale = useLocale()
  const [input, setInput] = useState<string>()
  const [left, setLeft] = useState(true)
  const read = (text: string) => {
    const amount = readAmount(text)
    return amount !== undefined && (exact || Number.isInteger(amount)) && amount <= max ? amount : null
  }
  // The typed text stays while it means the same value; a value from elsewhere replaces it.
  const text =
    input !== undefined && read(input) === value ? input : value === null ? '' : format(value, locale)
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
      help={value === null || plain ? help : t('fields.amountRead', { amount: formatAmount(value, locale) })}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        const product = value === null && onProduct && readProduct(text)
        if (product) onProduct(product)
      }}
      onChange={(event) => {
        setInput(event.target.value)
        onChange(read(event.target.value))
      }}
    />
  )
}

/** As somebody would type it. */
function format(amount: number, locale: Locale): string {
  if (Number.isInteger(amount)) return String(amount)
  return amount.toFixed(2).replace('.', locale === 'en' ? '.' : ',')
}

function reasonOf(text: string, max: number) {
  const amount = readAmount(text)
  if (amount === undefined) return 'fields.amountUnread' as const
  return amount > max ? ('fields.amountMost' as const) : ('fields.amountWhole' as const)
}
