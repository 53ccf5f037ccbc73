import type { CallContent } from '../../contract/call.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Shows the board's criteria, and the instalments. */
export function HowJudged({ content: { review, instalments } }: { content: CallContent }) {
  const t = useText()
  const { say } = useCallWords()
  return (
    <section aria-labelledby="call-criteria">
      <h2 id="call-criteria" className="mb-3 text-xl">
        {t('call.criteria')}
      </h2>
      <dl>
        {review.criteria.map(({ id, title, weight }) => (
          <div key={id} className="flex justify-between gap-4 border-t border-line py-2 text-sm">
            <dt>{say(title)}</dt>
            <dd className="tabular-nums">{t('call.weight', { percent: weight })}</dd>
          </div>
        ))}
      </dl>
      {review.blind && <p className="text-sm text-ink-2">{t('call.blind', { count: review.reviewers })}</p>}
      {instalments.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-md">{t('call.money')}</h3>
          <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-ink-3">
            {instalments.map(({ percent, after }) => (
              <li key={after.bhs}>{t('call.instalment', { percent, after: say(after) })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
