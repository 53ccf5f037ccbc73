import { Link } from 'react-router'
import { useDeadlinesText } from './use-deadlines-text.ts'

type Props = {
  path: string
  at: string
  date: string
  time: string
  title: string
  note: string
  /** The number of days until then. */
  near: number
}

const SOON = 3

/** Shows a day, what ends on it, and how soon; the whole row is a link. */
export function DeadlineRow({ path, at, date, time, title, note, near }: Props) {
  const t = useDeadlinesText()
  return (
    <li className="relative grid min-h-12 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-3 border-t border-line py-2.5 text-sm leading-ui">
      <time dateTime={at} className="font-strong whitespace-nowrap">
        {date}
      </time>
      <div className="min-w-0">
        <Link
          to={path}
          className="text-ink no-underline [overflow-wrap:anywhere] before:absolute before:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="truncate text-xs text-ink-3">{note}</p>
      </div>
      <span className={`text-xs whitespace-nowrap ${near <= SOON ? 'font-ui text-sun-ink' : 'text-ink-3'}`}>
        {near <= SOON ? t('in', { days: near }) : time}
      </span>
    </li>
  )
}
