import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { type ColumnId, FEW, reports } from '../../contract/reports.ts'
import type { Cell, ReportView } from '../../contract/statistics.endpoints.ts'
import { useText } from '../use-text.ts'
import { Diamond, Dot } from './marks.tsx'

type Props = { view: ReportView; columns: readonly [ColumnId, ColumnId]; most: number; small: boolean }

const STEP = 10

/** Two percentages of each row on one axis, with the difference between them as a line. */
export function Pairs({ view, columns, most, small }: Props) {
  const t = useText()
  const locale = useLocale()
  const [one, other] = columns.map((column) => reports[view.id].columns.indexOf(column))
  const rows = view.rows
    .map(({ key, label, cells }) => ({
      key,
      label,
      first: cells[one ?? 0] ?? null,
      second: cells[other ?? 0] ?? null,
    }))
    .filter(({ first, second }) => !small || (typeof first === 'number' && typeof second === 'number'))
    .slice(0, most)
  if (rows.length === 0) return null
  const max = Math.max(STEP, ...rows.flatMap(({ first, second }) => [numberOf(first), numberOf(second)]))
  const top = Math.ceil(max / STEP) * STEP
  const along = (value: number) => `${Math.round((2 + (value / top) * 96) * 10) / 10}%`
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <svg width="14" height="14" aria-hidden>
            <Dot x="50%" />
          </svg>
          {t('legend.wanted')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <svg width="16" height="16" aria-hidden className="overflow-visible">
            <Diamond x="50%" />
          </svg>
          {t('legend.known')}
        </span>
        {!small && <span className="text-ink-3">{t('legend.few', { few: String(FEW) })}</span>}
      </figcaption>
      <ul aria-hidden className="grid text-xs">
        {rows.map(({ key, label, first, second }) => (
          <li
            key={key}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <span className="truncate text-ink-2">{label}</span>
            <svg className="h-6 w-full overflow-visible">
              {[0, top / 2, top].map((mark) => (
                <line key={mark} x1={along(mark)} x2={along(mark)} y1="0" y2="100%" className="stroke-line" />
              ))}
              {typeof first === 'number' && typeof second === 'number' && (
                <line x1={along(first)} x2={along(second)} y1="50%" y2="50%" className="stroke-edge" />
              )}
              {typeof first === 'number' && <Dot x={along(first)} />}
              {typeof second === 'number' && <Diamond x={along(second)} />}
            </svg>
          </li>
        ))}
        <li className="mt-1 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2 text-2xs text-ink-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <span />
          <span className="flex justify-between tabular-nums">
            <span>0</span>
            <span>{t('figures.share', { n: formatNumber(top, locale) })}</span>
          </span>
        </li>
      </ul>
    </figure>
  )
}

function numberOf(cell: Cell): number {
  return typeof cell === 'number' ? cell : 0
}
