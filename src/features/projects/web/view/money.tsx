import type { ReactNode } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import type { Entry } from '../../contract/projects.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { entries: readonly Entry[]; tools?: (entry: Entry) => ReactNode }

/** The ledger entry by entry: all totals on the page are computed from it. */
export function Money({ entries, tools }: Props) {
  const t = useText()
  const { day, km } = useCallWords()
  const nameOf = ({ what, instalment }: Entry) => {
    if (what !== '') return what
    return instalment === null ? t('money.unplanned') : t('money.instalment', { number: String(instalment) })
  }
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="mb-3 text-xl">
        {t('money.title')}
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-2">{t('money.none')}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-3"
            >
              <span>{nameOf(entry)}</span>
              <span className="text-right font-strong whitespace-nowrap tabular-nums">
                {km(entry.amount)}
              </span>
              <span className="text-sm text-ink-2">
                {day(entry.day)}, {t(`money.kinds.${entry.kind}`)}
                {entry.giver && `, ${entry.giver}`}
              </span>
              {tools?.(entry)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
