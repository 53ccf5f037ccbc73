import type { RefusedCell } from '../../contract/tables.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { cells: readonly RefusedCell[]; isRest: boolean }

/** The cells that are invalid, named as in the person's own program; `isRest` if other rows were imported. */
export function RefusedCells({ cells, isRest }: Props) {
  const t = useText()
  if (cells.length === 0) return null
  return (
    <div className="grid gap-3" role="status">
      {isRest && (
        <p className="text-body">
          {t('cells.leftOut', { count: new Set(cells.map(({ row }) => row)).size })}
        </p>
      )}
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
    </div>
  )
}
