import { localParts, monthNames } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { useText } from '../use-text.ts'

type Props = {
  name: string
  label: string
  value: string | null
  /** The text while no year is chosen. */
  none: string
  error?: string | undefined
  onChange: (value: string | null) => void
}

const OLDEST = 1950
const AHEAD = 6

/** A year, and a month where it is known. */
export function MonthField({ name, label, value, none, error, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const [year = '', month = ''] = value?.split('-') ?? []
  const latest = localParts(new Date()).year + AHEAD
  const years = Array.from({ length: latest - OLDEST + 1 }, (_, n) => String(latest - n))
  const set = (to: { year?: string; month?: string }) => {
    const next = { year, month, ...to }
    onChange(next.year === '' ? null : next.month === '' ? next.year : `${next.year}-${next.month}`)
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        name={`${name}.year`}
        label={`${label}: ${t('fields.year')}`}
        empty={none}
        value={year}
        error={error}
        options={years.map((each) => ({ value: each, text: each }))}
        onChange={(event) => set({ year: event.target.value })}
      />
      <Select
        name={`${name}.month`}
        label={`${label}: ${t('fields.month')}`}
        empty={t('fields.noMonth')}
        value={month}
        options={monthNames(locale).map((text, n) => ({ value: String(n + 1).padStart(2, '0'), text }))}
        onChange={(event) => set({ month: event.target.value })}
      />
    </div>
  )
}
