import type { Locale } from '#platform/contract/locale.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import { asSheet } from '#platform/server/files/sheet-stream.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { FEW } from '../contract/reports.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { Cell, ReportView } from '../contract/statistics.endpoints.ts'

/** Writes the table of a report as a file: the same rows, and what is hidden there is hidden here. */
export function reportFile({
  view: { columns, rows, total },
  head,
  format,
  locale,
}: {
  view: ReportView
  head: string
  format: SheetFormat
  locale: Locale
}): Promise<Buffer> {
  const few = translator({ bhs, en }, locale)('few', { few: String(FEW) })
  const line = ({ label, cells }: { label: string; cells: readonly Cell[] }) => [
    label,
    ...cells.map((cell) => (cell === 'few' ? few : cell)),
  ]
  return asSheet({ format, locale }, [
    [head, ...columns.map(({ name }) => name)],
    ...rows.map(line),
    ...(total ? [line(total)] : []),
  ])
}
