import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { COLUMNS, type ColumnId, FEW } from '../contract/reports.ts'
import type { Cell } from '../contract/statistics.endpoints.ts'
import { useText } from './use-text.ts'

/** Writes a cell as its column means it. */
export function useFigure() {
  const t = useText()
  const locale = useLocale()
  return (cell: Cell | undefined, column: ColumnId): string => {
    if (cell === undefined || cell === null) return t('figures.none')
    if (cell === 'few') return t('figures.few', { few: String(FEW) })
    const unit = COLUMNS[column]
    const n = formatNumber(cell, locale, { maximumFractionDigits: unit === 'money' ? 0 : 1 })
    if (unit === 'share') return t('figures.share', { n })
    return unit === 'money' ? t('figures.money', { n }) : n
  }
}
