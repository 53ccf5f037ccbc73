import type { RefusedCell } from '../../contract/tables.endpoints.ts'
import { useText } from '../use-text.ts'

/** Which cells of a table are in the way, as the person's own program names them. */
export function RefusedCells({ cells }: { cells: readonly RefusedCell[] }) {
  const t = useText()
  if (cells.length === 0) return null
  return (
    <ul className="grid gap-2 text-body" aria-label={t('cells.title')}>
      {cells.map(({ row, column, value, reason }) => (
        <li key={`${row} ${column} ${reason}`}>
          <strong>
            {column === ''
              ? t('cells.row', { row: String(row) })
              : t('cells.place', { row: String(row), column })}
          </strong>{' '}
          {t(`cells.reasons.${reason}`, { value })}
        </li>
      ))}
    </ul>
  )
}
