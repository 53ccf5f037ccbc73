import type { CallContent } from '../../contract/call.ts'
import { useTrialText } from '../use-trial-text.ts'
import { InventedTrial } from './invented-trial.tsx'
import { PastTrial } from './past-trial.tsx'

/** Tries the rules as currently written, before anybody has to keep them. */
export function RuleTrial({ id, content }: { id: string; content: CallContent }) {
  const t = useTrialText()
  return (
    <section aria-labelledby="trial-title" className="grid gap-6 border-t border-line pt-6">
      <div>
        <h2 id="trial-title" className="text-lg">
          {t('title')}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{t('help')}</p>
      </div>
      <InventedTrial content={content} />
      <PastTrial id={id} content={content} />
    </section>
  )
}
