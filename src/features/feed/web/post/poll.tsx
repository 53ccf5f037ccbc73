import { formatDate, formatNumber, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { PollResult } from '../../contract/attachments.ts'
import { useText } from '../use-text.ts'

type Props = {
  poll: PollResult
  /** Casts a vote; missing for readers who may not vote now. */
  vote?: (choice: number) => void
}

/** A poll: its options to vote for, or the result. */
export function Poll({ poll, vote }: Props) {
  const t = useText()
  const locale = useLocale()
  const { options, votes, endsAt, isOver, choice } = poll
  const end = new Date(endsAt)
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {options.map((option, at) => (
          <li key={at}>
            {option.votes === null && vote ? (
              <button
                type="button"
                className="flex min-h-target w-full items-center rounded-control border border-edge bg-surface px-3.5 text-left text-sm hover:border-river"
                onClick={() => vote(at)}
              >
                {option.text}
              </button>
            ) : (
              <Result text={option.text} count={option.votes} votes={votes} isChosen={at === choice} />
            )}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-2">
        {t('poll.votes', { count: votes, number: formatNumber(votes, locale) })}
        {', '}
        {t(isOver ? 'poll.over' : 'poll.until', { date: formatDate(end, locale), time: formatTime(end) })}
      </p>
    </div>
  )
}

type ResultProps = { text: string; count: number | null; votes: number; isChosen: boolean }

function Result({ text, count, votes, isChosen }: ResultProps) {
  const t = useText()
  const percent = count === null || votes === 0 ? 0 : Math.round((count / votes) * 100)
  return (
    <div
      className={classNames(
        'relative flex min-h-target items-center justify-between gap-3 overflow-hidden rounded-control border px-3.5 text-sm',
        isChosen ? 'border-river font-strong' : 'border-line',
      )}
    >
      {count !== null && (
        <svg
          aria-hidden
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <rect width={percent} height="1" className={isChosen ? 'fill-river-tint' : 'fill-sunken'} />
        </svg>
      )}
      <span className="relative min-w-0 [overflow-wrap:anywhere]">
        {text}
        {isChosen && <span className="sr-only"> ({t('poll.chosen')})</span>}
      </span>
      {count !== null && <span className="relative tabular-nums">{percent} %</span>}
    </div>
  )
}
