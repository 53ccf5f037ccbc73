import { classNames } from '#platform/web/ui/class-names.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Cell, ReportView } from '../../contract/statistics.endpoints.ts'
import { useText } from '../use-text.ts'

/** Shades from few to many that stay readable on both themes. */
const SHADES = ['bg-river-tint text-ink', 'bg-river-line text-ink', 'bg-river text-on-river'] as const

/** One row of squares for each month of joining: the more came back, the darker. */
export function Grid({ view, most, small }: { view: ReportView; most: number; small: boolean }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div aria-hidden className="grid max-w-2xl gap-1 text-xs tabular-nums">
      {view.rows.slice(0, most).map(({ key, label, cells }) => (
        <div
          key={key}
          className={classNames(
            'grid items-center gap-1',
            small
              ? 'grid-cols-[6.5rem_repeat(5,minmax(0,1fr))]'
              : 'grid-cols-[7.5rem_repeat(7,minmax(0,1fr))]',
          )}
        >
          <span className="truncate text-ink-2">{label}</span>
          {[100 as Cell, ...cells.slice(1, small ? 5 : 7)].map((cell, n) => (
            <span
              key={n}
              className={classNames(
                'flex h-6 items-center justify-center rounded-stone font-strong',
                typeof cell === 'number' ? shadeOf(cell) : 'text-ink-3',
              )}
            >
              {typeof cell === 'number'
                ? formatNumber(Math.round(cell), locale)
                : cell === 'few'
                  ? t('figures.hidden')
                  : ''}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function shadeOf(share: number): string {
  return (share >= 75 ? SHADES[2] : share >= 40 ? SHADES[1] : SHADES[0]) ?? ''
}
