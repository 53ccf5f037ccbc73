import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { ReadRows } from '../../contract/reading/place-parts.ts'
import { useReadingText } from './use-reading-text.ts'

const SHOWN_MOST = 20

/** What was understood of a table, and each cell that was not. */
export function TableSummary({ table, isThere }: { table: ReadRows; isThere: boolean }) {
  const t = useReadingText()
  const locale = useLocale()
  const odd = table.remarks.filter(({ why }) => why !== 'total')
  const sum = formatAmount(sumOf(table) / 100, locale)
  return (
    <>
      <p className="text-ink-2">
        {t(`rows.${table.name}`, { count: table.rows.length, sum })}
        {isThere && `, ${t('same')}`}
      </p>
      {odd.length > 0 && (
        <>
          <p className="mt-1.5 font-strong">{t('odd', { count: odd.length })}</p>
          <ul className="grid gap-0.5 text-ink-2">
            {odd.slice(0, SHOWN_MOST).map(({ line, why, text }) => (
              <li key={`${line} ${why} ${text}`} className="line-clamp-2 [overflow-wrap:anywhere]">
                {t(`why.${why}`, { line, text })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function sumOf({ rows }: ReadRows): number {
  return rows.reduce((sum, row) => sum + ('amount' in row ? row.amount : 'value' in row ? row.value : 0), 0)
}
