import type { CallContent } from '../../contract/call.ts'
import { limitsOf } from '../../contract/call-card.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Shows the least contribution, and the most that counts, for a small, a middle and a large request. */
export function Amounts({ content }: { content: CallContent }) {
  const t = useText()
  const { km } = useCallWords()
  const { amount, contribution } = limitsOf(content)
  if (!amount || !contribution) return null
  const { min, max } = amount
  const requests = [...new Set([min, Math.round((min + max) / 2 / 100_00) * 100_00, max])]
  const share = (requested: number, percent: number) => km(Math.round((requested * percent) / 100))
  return (
    <section aria-labelledby="call-amounts">
      <h2 id="call-amounts" className="mb-3 text-xl">
        {t('call.amounts')}
      </h2>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-xs text-ink-2">
            <th scope="col" className="py-2 text-left font-ui">
              {t('call.amountAsk')}
            </th>
            <th scope="col" className="py-2 text-right font-ui">
              {t('call.amountLeast')}
            </th>
            {contribution.max > 0 && (
              <th scope="col" className="py-2 pl-3 text-right font-ui">
                {t('call.amountMost')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {requests.map((requested) => (
            <tr key={requested} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-strong whitespace-nowrap">
                {km(requested)}
              </th>
              <td className="py-2 text-right">{share(requested, contribution.min)}</td>
              {contribution.max > 0 && (
                <td className="py-2 pl-3 text-right">{share(requested, contribution.max)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-2">{t('call.hour', { amount: km(content.hourValue) })}</p>
    </section>
  )
}
