import type { PublicBank } from '#features/banks/contract/banks.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Lists the board's decisions with their reasons, newest first. */
export function Decisions({ decisions }: Pick<PublicBank, 'decisions'>) {
  const t = useText()
  const { say, day } = useCallWords()
  // Awards of calls stand with the projects; an empty log would say that its board decided nothing.
  if (decisions.length === 0) return null
  return (
    <section aria-labelledby="bank-decisions">
      <h2 id="bank-decisions" className="mb-3 text-xl">
        {t('bank.decisions')}
      </h2>
      <ol>
        {decisions.map(({ id, decidedOn, title, reason, votesFor, votesAgainst, excused }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="text-sm text-ink-2">{day(decidedOn)}</span>
            <div>
              <h3 className="text-md">{say(title)}</h3>
              <p className="text-sm text-ink-2">{say(reason)}</p>
              <p className="mt-1 text-xs text-ink-2">
                {t('bank.votes', { forIt: votesFor, against: votesAgainst })}
                {excused > 0 && `, ${t('bank.excused', { count: excused })}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
