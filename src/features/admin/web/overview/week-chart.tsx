import { ChevronDown } from 'lucide-react'
import { formatDay, formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { CHART_HEIGHT, ChartFrame } from '#platform/web/ui/blocks/chart-frame.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { topOf } from './axis.ts'
import { useOverviewText } from './use-overview-text.ts'

type Week = { week: string; count: number }
type Props = {
  id: string
  name: string
  note: string
  weeks: readonly Week[]
  /** The same people count in several weeks, so the sum would be too large. */
  repeats: boolean
  onOpen: (week: string) => void
}

const BAR = 10
const GAP = 3

/** Draws bars over twelve weeks on an axis from zero; the table has the same numbers, each with its drill-down. */
export function WeekChart({ id, name, note, weeks, repeats, onOpen }: Props) {
  const t = useOverviewText()
  const locale = useLocale()
  const counts = weeks.map(({ count }) => count)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const max = Math.max(0, ...counts)
  const number = (n: number) => formatNumber(n, locale)
  const description = t(repeats ? 'trends.saidRepeats' : 'trends.said', {
    name,
    total: number(total),
    max: number(max),
    now: number(counts.at(-1) ?? 0),
  })
  return (
    <section aria-labelledby={`metric-${id}`}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 id={`metric-${id}`} className="text-md">
          {name}
        </h3>
        <p className="text-xs whitespace-nowrap text-ink-3">
          {repeats ? t('trends.most', { n: number(max) }) : t('trends.total', { n: number(total) })}
        </p>
      </div>
      <Bars counts={counts} said={description} first={weeks[0]?.week} />
      <p className="mt-2 text-xs text-ink-3">{note}</p>
      <details className="group">
        <summary className="inline-flex min-h-target cursor-pointer items-center gap-1.5 text-sm font-ui text-river-ink">
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
          {t('trends.table')}
        </summary>
        <Table
          caption={t('trends.tableOf', { name })}
          rows={weeks.toReversed()}
          rowKey={({ week }) => week}
          columns={[
            { key: 'week', head: t('trends.week'), cell: ({ week }) => formatDay(week, locale) },
            {
              key: 'count',
              head: t('trends.count'),
              number: true,
              cell: ({ week, count }) =>
                count === 0 ? (
                  number(0)
                ) : (
                  <button
                    type="button"
                    onClick={() => onOpen(week)}
                    aria-label={t('trends.drillDown', {
                      name,
                      week: formatDay(week, locale),
                      n: number(count),
                    })}
                    className="link -my-2.5 inline-flex min-h-target min-w-target items-center justify-end"
                  >
                    {number(count)}
                  </button>
                ),
            },
          ]}
        />
      </details>
    </section>
  )
}

function Bars({
  counts,
  said,
  first,
}: {
  counts: readonly number[]
  said: string
  first: string | undefined
}) {
  const t = useOverviewText()
  const locale = useLocale()
  const top = topOf(counts)
  const width = counts.length * (BAR + GAP) - GAP
  return (
    <ChartFrame
      label={said}
      width={width}
      marks={[top, top / 2, 0].map((mark) => formatNumber(mark, locale))}
      begin={first && formatDay(first, locale)}
      end={<span className="text-lilac-ink">{t('trends.thisWeek')}</span>}
    >
      {counts.map((count, n) => (
        <rect
          key={n}
          x={n * (BAR + GAP)}
          y={CHART_HEIGHT - (count / top) * CHART_HEIGHT}
          width={BAR}
          height={(count / top) * CHART_HEIGHT}
          className={n === counts.length - 1 ? 'fill-lilac' : 'fill-river'}
        />
      ))}
    </ChartFrame>
  )
}
