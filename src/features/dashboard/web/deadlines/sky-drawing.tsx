import { localParts } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Deadline } from '../../contract/cards.endpoints.ts'
import { useDeadlinesText } from './use-deadlines-text.ts'
import { ARC, placeDays, SKY, xOf } from './sky.ts'

const DAYS = 30
const WEEKS = [1, 2, 3, 4] as const

/** Formats a date: `23. 11.` / `23/11`. */
export function shortDate(date: Date, locale: Locale): string {
  const { day, month } = localParts(date)
  return locale === 'bhs' ? `${day}. ${month}.` : `${day}/${month}`
}

/** Draws the sun of every day with a deadline on its way over the next thirty days; the list below has the same. */
export function SkyDrawing({ deadlines, now }: { deadlines: readonly Deadline[]; now: string }) {
  const t = useDeadlinesText()
  const locale = useLocale()
  const from = new Date(now)
  const days = placeDays(deadlines, { from, days: DAYS, dayOf: (date) => localParts(date).day })
  const dates = [...new Set(deadlines.map(({ at }) => shortDate(new Date(at), locale)))].join(', ')
  return (
    <svg
      role="img"
      aria-label={t('drawn', { count: deadlines.length, dates })}
      viewBox={`0 0 ${SKY.width} 118`}
      className="mb-2 h-auto w-full max-w-md text-2xs"
    >
      <path d={ARC} className="fill-none stroke-line" strokeWidth="2" />
      <line x1={SKY.left} x2={SKY.right} y1={SKY.ground} y2={SKY.ground} className="stroke-line" />
      <Tick x={SKY.left} text={t('today')} />
      {WEEKS.map((week) => (
        <Tick
          key={week}
          x={xOf((week * 7) / DAYS)}
          text={shortDate(new Date(from.getTime() + week * 7 * DAY_MS), locale)}
        />
      ))}
      {days.map(({ x, y, day }, n) => (
        <g key={x}>
          <line x1={x} x2={x} y1={y} y2={SKY.ground} className="stroke-sun-ink/35" />
          <circle cx={x} cy={y} r={n === 0 ? 16 : 14} className="fill-sun" />
          <text x={x} y={y} dy=".35em" textAnchor="middle" className="fill-on-sun text-xs font-strong">
            {day}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Tick({ x, text }: { x: number; text: string }) {
  return (
    <>
      <line x1={x} x2={x} y1={SKY.ground - 4} y2={SKY.ground + 4} className="stroke-edge" />
      <text x={x} y="113" textAnchor={x === SKY.left ? 'start' : 'middle'} className="fill-ink-3">
        {text}
      </text>
    </>
  )
}
