import { hasMine } from '../../contract/doubts.ts'
import type { ItemRow } from '../../contract/review.ts'
import { useText } from '../use-text.ts'
import { type RowList, rowProps } from './row-props.ts'
import { ReviewRow } from './review-row.tsx'
import { Picks } from './sure-list.tsx'

/** Lists the rows to decide: where the reader was not sure, or the profile has something already. */
export function DecisionList({ rows, chosen, language, kept }: RowList) {
  const t = useText()
  const guessed = rows.filter((row): row is ItemRow<'skills'> => row.kind === 'skills' && !hasMine(row))
  const others = rows.filter((row) => row.kind !== 'skills' || hasMine(row))
  return (
    <section
      aria-labelledby="cv-asked"
      className="mt-5 rounded-surface border border-sun bg-surface px-4 pt-4 pb-1"
    >
      <h2 id="cv-asked" className="text-lg">
        {t('asked.title', { count: others.length + (guessed.length > 0 ? 1 : 0) })}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('asked.text')}</p>
      <ul className="mt-3 divide-y divide-line">
        {others.map((row) => (
          <li key={row.key} className="py-4">
            <ReviewRow {...rowProps(row, { chosen, language, kept })} />
          </li>
        ))}
        {guessed.length > 0 && (
          <li className="py-4">
            <p className="text-sm font-strong">{t('asked.skills')}</p>
            <Picks rows={guessed} chosen={chosen} kept={kept} />
          </li>
        )}
      </ul>
    </section>
  )
}
