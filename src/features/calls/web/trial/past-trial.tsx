import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { CallContent } from '../../contract/call.ts'
import type { Rule } from '../../contract/rules.ts'
import { type TriedApplication, previewRules } from '../../contract/trial/rule-trial.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useTrialText } from '../use-trial-text.ts'

type Tried = { rules: readonly Rule[]; applications: readonly TriedApplication[] }

/** Tries the rules on earlier applications: how many would pass, and which rule stops how many. */
export function PastTrial({ id, content: { rules, template } }: { id: string; content: CallContent }) {
  const t = useTrialText()
  const { busy, act } = useAct({ refresh: [] })
  const [tried, setTried] = useState<Tried>()
  const isStale = tried !== undefined && tried.rules !== rules
  async function run() {
    const done = await act(() => call(previewRules, { params: { id }, body: { rules, template } }))
    if (done) setTried({ rules, applications: done.answer.applications })
  }
  return (
    <section aria-labelledby="past-title" className="grid gap-3">
      <h3 id="past-title">{t('past')}</h3>
      <p className="-mt-2 text-sm text-ink-2">{t('pastHelp')}</p>
      <Button small className="justify-self-start" busy={busy && t('trying')} onClick={() => void run()}>
        {t(tried ? 'tryAgain' : 'try')}
      </Button>
      <div role="status" className="grid gap-3">
        {isStale && <Note tone="sun">{t('stale')}</Note>}
        {tried &&
          (tried.applications.length > 0 ? <Result {...tried} /> : <p className="text-sm">{t('none')}</p>)}
      </div>
    </section>
  )
}

function Result({ rules, applications }: Tried) {
  const t = useTrialText()
  const { say, km, towns } = useCallWords()
  const textOf = (id: string) => say(rules.find((rule) => rule.id === id)?.text ?? { bhs: id, en: id })
  const passing = applications.filter(({ broken }) => broken.every(({ must }) => !must)).length
  const counts = rules
    .map(({ id }) => ({
      id,
      count: applications.filter(({ broken }) => broken.some(({ rule }) => rule === id)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return (
    <>
      <p className="font-strong">{t('result', { passing, all: String(applications.length) })}</p>
      {counts.length > 0 && (
        <ul className="border-b border-line text-sm">
          {counts.map(({ id, count }) => (
            <li key={id} className="flex justify-between gap-4 border-t border-line py-2">
              <span>{textOf(id)}</span>
              <span className="flex-none text-ink-2">{t('breaks', { count })}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className="text-sm">
        {applications.map(({ call: of, number, people, municipality, requested, contributed, broken }) => (
          <li key={`${of.bhs} ${number}`} className="border-t border-line py-2">
            <p>
              <b className="font-strong">{t('one', { number: String(number) })}</b> {say(of)}
            </p>
            <p className="text-ink-2">
              {[
                municipality && towns([municipality]),
                t('team', { count: people }),
                t('facts', { requested: km(requested), contributed: km(contributed) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            {broken.length === 0 ? (
              <p className="text-river-ink">{t('keeps')}</p>
            ) : (
              <ul className="list-disc pl-5">
                {broken.map(({ rule, must }) => (
                  <li key={rule}>
                    {textOf(rule)} {!must && <span className="text-xs text-ink-2">({t('warning')})</span>}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
