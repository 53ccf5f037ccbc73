import { useCallWords } from '#features/calls/web/index.ts'
import type { Ballot } from '../contract/votes.endpoints.ts'
import { useText } from './use-text.ts'

/** Hundredths between two parts. */
const GAP = 0.6

/** The fund shared out in the order of votes, part by part, and the rest. */
export function FundBar({ ballot: { fund, left, options, state } }: { ballot: Ballot }) {
  const t = useText()
  const { km } = useCallWords()
  const rest = left ?? fund
  const funded = options
    .filter(({ given }) => given !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  const share = (feninga: number) => (fund === 0 ? 0 : (feninga / fund) * 100)
  const parts = funded.map(({ id, amount }, at) => ({
    id,
    from: share(funded.slice(0, at).reduce((sum, one) => sum + one.amount, 0)),
    width: share(amount),
  }))
  return (
    <section aria-label={t('fund.title')} className="mt-6 grid gap-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="text-lg font-strong">{t('fund.whole', { fund: km(fund) })}</b>
        <span className="text-sm text-ink-2">
          {state === 'closed'
            ? t('fund.over', { given: km(fund - rest), left: km(rest) })
            : t('fund.now', { funded: funded.length, left: km(rest) })}
        </span>
      </p>
      <svg
        role="img"
        aria-label={t('fund.shape', {
          amounts: funded.map(({ amount }) => km(amount)).join(', '),
          left: km(rest),
        })}
        className="block h-6 w-full overflow-visible"
      >
        {parts.map(({ id, from, width }) => (
          <rect
            key={id}
            className="fill-river"
            x={`${from}%`}
            width={`${Math.max(0.4, width - GAP)}%`}
            height="24"
            rx="3"
          />
        ))}
        {rest > 0 && (
          <rect
            className="fill-none stroke-edge [stroke-dasharray:4_3]"
            strokeWidth="1.5"
            x={`${share(fund - rest)}%`}
            y="1"
            width={`${Math.max(0.4, share(rest))}%`}
            height="22"
            rx="3"
          />
        )}
      </svg>
    </section>
  )
}
