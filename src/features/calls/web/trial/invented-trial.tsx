import { useState } from 'react'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { COST_CATEGORIES, type CostCategory } from '../../contract/application-content.ts'
import type { CallContent } from '../../contract/call.ts'
import { checkRules, maySend } from '../../contract/check-rules.ts'
import {
  fittingApplication,
  type Invented,
  inventedApplication,
} from '../../contract/trial/invented-application.ts'
import { Advice } from '../advice.tsx'
import { useCallWords } from '../use-call-words.ts'
import { useRuleText } from '../use-rule-text.ts'
import { useTrialText } from '../use-trial-text.ts'

/** Checks an application invented from a few numbers against the rules at once. */
export function InventedTrial({ content }: { content: CallContent }) {
  const t = useTrialText()
  const costs = useRuleText()
  const { towns } = useCallWords()
  const { rules } = content
  const [changed, setChanged] = useState<Partial<Invented>>({})
  const invented: Invented = { ...fittingApplication({ rules }), ...changed }
  const among = rules.flatMap((rule) => (rule.kind === 'municipality' ? rule.among : []))
  const elsewhere = MUNICIPALITY_IDS.find((id) => !among.includes(id)) ?? null
  const change = (part: Partial<Invented>) => setChanged((now) => ({ ...now, ...part }))
  const count = (name: 'people' | 'youngest' | 'oldest' | 'share' | 'characters', max: number) => (
    <NumberField
      name={`trial.${name}`}
      label={t(name)}
      value={invented[name]}
      max={max}
      onChange={(value) => change({ [name]: Math.min(value ?? 0, max) })}
    />
  )
  const money = (name: 'amount' | 'contribution') => (
    <AmountField
      name={`trial.${name}`}
      label={t(name)}
      value={invented[name] / 100}
      max={10_000_000}
      onChange={(km) => change({ [name]: (km ?? 0) * 100 })}
    />
  )
  return (
    <section aria-labelledby="invented-title" className="grid gap-4">
      <h3 id="invented-title">{t('invented')}</h3>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
        {count('people', 30)}
        {count('youngest', 120)}
        {count('oldest', 120)}
        {money('amount')}
        {money('contribution')}
        {count('characters', 10_000)}
        <Select
          name="trial.category"
          label={t('category')}
          value={invented.category}
          options={COST_CATEGORIES.map((value) => ({ value, text: costs(`categories.${value}`) }))}
          onChange={(event) => change({ category: event.target.value as CostCategory })}
        />
        {count('share', 100)}
        {among.length > 0 && (
          <Select
            name="trial.place"
            label={t('place')}
            value={among.find((id) => id === invented.municipality) ?? 'elsewhere'}
            options={[
              ...among.map((id) => ({ value: id, text: towns([id]) })),
              { value: 'elsewhere', text: t('elsewhere') },
            ]}
            onChange={(event) =>
              change({ municipality: among.find((id) => id === event.target.value) ?? elsewhere })
            }
          />
        )}
      </div>
      <Verdict content={content} invented={invented} />
      {Object.keys(changed).length > 0 && (
        <Button small look="quiet" className="-ml-3 justify-self-start" onClick={() => setChanged({})}>
          {t('again')}
        </Button>
      )}
    </section>
  )
}

function Verdict({ content, invented }: { content: CallContent; invented: Invented }) {
  const t = useTrialText()
  const { say } = useCallWords()
  const { rules, template } = content
  const broken = checkRules({ rules, template, ...inventedApplication(invented, { rules, template }) })
  const verdict = broken.length === 0 ? 'passes' : maySend(broken) ? 'warned' : 'stopped'
  return (
    <div role="status">
      <Note tone={verdict === 'stopped' ? 'sun' : 'river'}>
        <p className="font-strong">{t(verdict)}</p>
        {broken.length > 0 && (
          <ul className="mt-2 grid gap-2 text-sm">
            {broken.map((one) => (
              <li key={`${one.rule} ${one.advice.key}`}>
                {say(rules.find(({ id }) => id === one.rule)?.text ?? { bhs: '', en: '' })}{' '}
                {one.severity === 'warning' && <span className="text-xs">({t('warning')})</span>}
                <span className="block text-ink-2">
                  <Advice rule={one} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  )
}
