import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  number?: boolean
  className?: string
}

type TableProps<Row> = {
  /** Names the table, and the area that scrolls on narrow screens. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  showCaption?: boolean
}

/** Rows of 44 px on hairlines, numbers right; the first column names its row. */
export function Table<Row>({ caption, columns, rows, rowKey, showCaption }: TableProps<Row>) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="strip">
      <table className="w-full text-sm">
        <caption className={showCaption ? 'pb-2 text-left text-xs text-ink-2' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, number, className }) => (
              <th
                key={key}
                scope="col"
                className={classNames(
                  CELL,
                  'text-xs font-ui whitespace-nowrap text-ink-3',
                  number ? 'text-right' : 'text-left',
                  className,
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, number, className }, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    {...(index === 0 && { scope: 'row' })}
                    className={classNames(
                      CELL,
                      'text-left leading-[1.4] font-body',
                      number && 'text-right whitespace-nowrap tabular-nums',
                      className,
                    )}
                  >
                    {cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CELL = 'border-b border-line px-3 py-2.5 align-middle first:pl-0 last:pr-0'
