import { ChevronDown } from 'lucide-react'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import type { People } from '../../contract/overview.endpoints.ts'
import { useText } from '../use-text.ts'

type Day = People['signUps'][number]

const BAR = 10
const GAP = 2
const HEIGHT = 100

/** Bars over fourteen days on a true axis, with the same numbers as a table. */
export function SignUpChart({ days }: { days: readonly Day[] }) {
  const t = useText()
  const counts = days.map(({ count }) => count)
  const most = Math.max(0, ...counts)
  const top = Math.max(4, Math.ceil(most / 4) * 4)
  const width = days.length * (BAR + GAP) - GAP
  const said = t('overview.signUpsSaid', {
    total: String(counts.reduce((sum, count) => sum + count, 0)),
    most: String(most),
    today: String(counts.at(-1) ?? 0),
  })
  return (
    <section aria-labelledby="sign-ups">
      <h2 id="sign-ups" className="mb-3 text-lg">
        {t('overview.signUps')}
      </h2>
      <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-2xs text-ink-3 tabular-nums">
        <div
          aria-hidden
          className="flex flex-col justify-between text-right leading-none [&>*]:-translate-y-1/2 [&>*]:pr-2"
        >
          <span>{top}</span>
          <span>{top / 2}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={said}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-36 w-full overflow-visible"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line
              key={y}
              x1="0"
              x2={width}
              y1={y}
              y2={y}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ day, count }, index) => {
            const height = (count / top) * HEIGHT
            return (
              <rect
                key={day}
                x={index * (BAR + GAP)}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                className={index === days.length - 1 ? 'fill-lilac' : 'fill-river'}
              />
            )
          })}
        </svg>
        <div aria-hidden className="col-start-2 mt-1.5 flex justify-between leading-ui">
          <span>{useDay(days[0])}</span>
          <span>{useDay(days[Math.floor(days.length / 2)])}</span>
          <span className="text-lilac-ink">{t('overview.today')}</span>
        </div>
      </div>
      <p className="mt-2 text-xs text-ink-3">{t('overview.source')}</p>
      <details className="group mt-1">
        <summary className="inline-flex min-h-target items-center gap-1.5 text-sm font-ui text-river-ink">
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
          {t('overview.table')}
        </summary>
        <Table
          caption={t('overview.signUps')}
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', head: t('overview.day'), cell: (day) => <DayName day={day} /> },
            { key: 'count', head: t('overview.count'), cell: ({ count }) => count, number: true },
          ]}
        />
      </details>
    </section>
  )
}

function DayName({ day }: { day: Day }) {
  return <>{useDay(day)}</>
}

function useDay(day: Day | undefined): string {
  const locale = useLocale()
  // Noon of a day is that day in every time zone of Europe.
  return day ? formatDate(new Date(`${day.day}T12:00:00Z`), locale) : ''
}
