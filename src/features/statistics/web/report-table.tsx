import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { type Column, Table } from '#platform/web/ui/blocks/table.tsx'
import { COLUMNS } from '../contract/reports.ts'
import type { ReportRow, ReportView } from '../contract/statistics.endpoints.ts'
import { reportTitles } from '../contract/titles.ts'
import { useFigure } from './use-figure.ts'
import { useText } from './use-text.ts'

type Props = {
  view: ReportView
  /** Opens what stands behind a row. */
  onOpen?: (key: string) => void
}

/** The rows of a report with their figures; the last row is everything together. */
export function ReportTable({ view, onOpen }: Props) {
  const t = useText()
  const locale = useLocale()
  const figure = useFigure()
  const rows = view.total ? [...view.rows, view.total] : view.rows
  const name = (row: ReportRow) =>
    row === view.total ? <b className="font-strong">{row.label}</b> : <span>{row.label}</span>
  const columns: Column<ReportRow>[] = [
    {
      key: 'label',
      head: t(`heads.${view.subject === null ? view.id : 'areas'}`),
      className: 'min-w-32',
      cell: (row) =>
        onOpen && row !== view.total ? (
          <button
            type="button"
            className="link -my-2.5 min-h-target text-left"
            onClick={() => onOpen(row.key)}
          >
            {row.label}
          </button>
        ) : (
          name(row)
        ),
    },
    ...view.columns.map(({ id, name: head }, n) => ({
      key: id,
      head: COLUMNS[id] === 'count' || COLUMNS[id] === 'points' ? head : head.replace(/, (?:%|KM|m?s)$/, ''),
      number: true,
      cell: (row: ReportRow) => figure(row.cells[n], id),
    })),
  ]
  return (
    <Table caption={reportTitles[view.id][locale]} columns={columns} rows={rows} rowKey={({ key }) => key} />
  )
}
