import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'

type Props = { rows: ApplicationContent['timeline'] }

const WIDTH = 400
const timeOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** Draws each activity as a bar over its days; the days are beside it in words. */
export function TimelineFigure({ rows }: Props) {
  const locale = useLocale()
  const times = rows.flatMap(({ from, until }) => [from, until].flatMap((day) => (day ? [timeOf(day)] : [])))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const along = (day: string) => (last === first ? 0 : ((timeOf(day) - first) / (last - first)) * WIDTH)
  const say = (day: string | null) => (day ? formatDate(new Date(timeOf(day)), locale) : '…')
  return (
    <ul className="grid gap-2">
      {rows.map(({ id, what, from, until }) => (
        <li key={id}>
          <p className="flex justify-between gap-3">
            <span className="[overflow-wrap:anywhere]">{what || '…'}</span>
            <span className="text-xs whitespace-nowrap text-ink-3">
              {say(from)} – {say(until)}
            </span>
          </p>
          {from && until && (
            <svg
              viewBox={`0 0 ${WIDTH} 8`}
              className="mt-1 h-2 w-full"
              preserveAspectRatio="none"
              aria-hidden
            >
              <rect width={WIDTH} height="8" className="fill-sunken" />
              <rect
                x={along(from)}
                width={Math.max(8, along(until) - along(from))}
                height="8"
                className="fill-river"
              />
            </svg>
          )}
        </li>
      ))}
    </ul>
  )
}
