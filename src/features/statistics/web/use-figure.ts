import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { COLUMNS, type ColumnId, FEW, type Unit } from '../contract/reports.ts'
import type { Cell } from '../contract/statistics.endpoints.ts'
import { useText } from './use-text.ts'

/** Digits after the comma, where it is not one. */
const DIGITS: Partial<Record<Unit, number>> = { money: 0, milliseconds: 0, seconds: 2, score: 2 }

/** Writes a cell as its column means it. */
export function useFigure() {
  const t = useText()
  const locale = useLocale()
  return (cell: Cell | undefined, column: ColumnId): string => {
    if (cell === undefined || cell === null) return t('figures.none')
    if (cell === 'few') return t('figures.few', { few: String(FEW) })
    const unit = COLUMNS[column]
    const n = formatNumber(cell, locale, { maximumFractionDigits: DIGITS[unit] ?? 1 })
    if (unit === 'share') return t('figures.share', { n })
    if (unit === 'seconds' || unit === 'milliseconds') return t(`figures.${unit}`, { n })
    return unit === 'money' ? t('figures.money', { n }) : n
  }
}
