import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { ReadRows } from '../../contract/reading/place-parts.ts'
import { Remarks } from '../pasting/remarks.tsx'
import { useReadingText } from './use-reading-text.ts'

/** Summarises a table as it was understood, with each cell that was not. */
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
          <div className="text-ink-2">
            <Remarks remarks={odd} />
          </div>
        </>
      )}
    </>
  )
}

function sumOf({ rows }: ReadRows): number {
  return rows.reduce((sum, row) => sum + ('amount' in row ? row.amount : 'value' in row ? row.value : 0), 0)
}
