import type { Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useCardText } from '../use-card-text.ts'
import { shortDay } from './short-day.ts'
import { topOf } from './week-bars.ts'

type Bar = { from: string; total: number }

const LEFT = 30
const STEP = 27.5
const WIDTH = 18
const TOP = 16
const GROUND = 120
const EMPTY = 2

/** Draws a bar for every week, this one the strongest; the table below has the same figures. */
export function ActivityDrawing({ bars }: { bars: readonly Bar[] }) {
  const t = useCardText()
  const locale = useLocale()
  const totals = bars.map(({ total }) => total)
  const top = topOf(totals)
  const heightOf = (total: number) => Math.max(EMPTY, ((GROUND - TOP) * total) / top)
  const middle = Math.floor(bars.length / 2)
  return (
    <svg
      role="img"
      aria-label={t('activity.drawn', {
        total: totals.reduce((sum, one) => sum + one, 0),
        now: String(totals.at(-1) ?? 0),
        max: String(Math.max(0, ...totals)),
      })}
      viewBox="0 0 360 150"
      className="h-auto w-full max-w-md text-2xs"
    >
      {[0, top / 2, top].map((value) => {
        const y = GROUND - ((GROUND - TOP) * value) / top
        return (
          <g key={value}>
            <line x1="22" x2="360" y1={y} y2={y} className="stroke-line" />
            <text x="0" y={y + 4} className="fill-ink-3">
              {value}
            </text>
          </g>
        )
      })}
      {bars.map(({ from, total }, n) => (
        <rect
          key={from}
          x={LEFT + n * STEP}
          y={GROUND - heightOf(total)}
          width={WIDTH}
          height={heightOf(total)}
          rx={total === 0 ? 1 : 3}
          className={n === bars.length - 1 ? 'fill-river' : 'fill-river-line'}
        />
      ))}
      <text x={LEFT} y="142" className="fill-ink-3">
        {label(bars[0], locale)}
      </text>
      <text x={LEFT + middle * STEP} y="142" textAnchor="middle" className="fill-ink-3">
        {label(bars[middle], locale)}
      </text>
      <text x="352" y="142" textAnchor="end" className="fill-ink-2">
        {t('activity.thisWeek')}
      </text>
    </svg>
  )
}

function label(bar: Bar | undefined, locale: Locale): string {
  return bar ? shortDay(bar.from, locale) : ''
}
