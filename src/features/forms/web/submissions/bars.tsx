import { classNames } from '#platform/web/ui/class-names.ts'
import { Meter } from '#platform/web/ui/blocks/meter.tsx'

type Bar = { key: string; name: string; count: number; note?: string }

/** Counts as bars beside their names; a table says the same to who does not see them. */
export function Bars({ rows, max }: { rows: readonly Bar[]; max?: number }) {
  const top = max ?? Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul className="mt-2 grid gap-1" aria-hidden="true">
      {rows.map(({ key, name, count, note }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-3 text-sm sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto]"
        >
          <span className="line-clamp-3 leading-snug [overflow-wrap:anywhere]">{name}</span>
          <Meter value={count} max={top} label={name} />
          <span className={classNames('text-right tabular-nums', note ? 'min-w-36' : 'min-w-10')}>
            {count}
            {note && <span className="text-ink-2"> ({note})</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
