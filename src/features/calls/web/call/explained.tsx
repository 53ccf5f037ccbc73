import type { CallContent } from '../../contract/call.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Shows the rules in plain words, and below each the rule as it is checked. */
export function Explained({ explained, rules }: Pick<CallContent, 'explained' | 'rules'>) {
  const t = useText()
  const { say } = useCallWords()
  return (
    <section aria-labelledby="call-rules">
      <h2 id="call-rules" className="mb-3 text-xl">
        {t('call.explained')}
      </h2>
      <dl>
        {explained.map(({ title, text }) => (
          <div
            key={title.bhs}
            className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="font-strong">{say(title)}</dt>
            <dd className="text-ink-2">{say(text)}</dd>
          </div>
        ))}
      </dl>
      <details className="border-t border-line">
        <summary className="min-h-target py-2.5 text-sm font-ui text-river-ink">
          {t('call.rules')} ({rules.length})
        </summary>
        <ul className="grid list-disc gap-1.5 pb-3 pl-5 text-sm marker:text-ink-3">
          {rules.map(({ id, text, severity }) => (
            <li key={id}>
              {say(text)}
              {severity === 'warning' && <span className="text-ink-2"> ({t('call.warning')})</span>}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
