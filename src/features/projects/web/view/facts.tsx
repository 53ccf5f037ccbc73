import { useCallWords } from '#features/calls/web/index.ts'
import { contributedOf } from '#features/calls/contract/application-content.ts'
import { type Totals } from '../../contract/ledger.ts'
import type { Project } from '../../contract/projects.endpoints.ts'
import { useText } from '../use-text.ts'

/** The three main totals. */
export function Facts({ project, totals }: { project: Project; totals: Totals }) {
  const t = useText()
  const { km } = useCallWords()
  const { amount, requested, promised } = project
  const facts = [
    {
      name: t('facts.granted'),
      value: km(amount),
      notes: [
        requested > amount && t('facts.asked', { amount: km(requested) }),
        t('facts.received', { amount: km(totals.received) }),
      ],
    },
    {
      name: t('facts.spent'),
      value: km(totals.spent),
      notes: [t('facts.ofGranted', { percent: String(Math.round((totals.spent / amount) * 100)) })],
    },
    {
      name: t('facts.contributed'),
      value: km(totals.contributed),
      notes: [
        totals.unconfirmed > 0 && t('facts.unconfirmed', { amount: km(totals.unconfirmed) }),
        t('facts.promised', { amount: km(contributedOf({ contributions: promised })) }),
      ],
    },
  ]
  return (
    <dl aria-label={t('facts.title')} className="mt-6 grid gap-x-8 border-b border-line sm:grid-cols-3">
      {facts.map(({ name, value, notes }) => (
        <div key={name} className="border-t border-line py-3">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd>
            <b className="block text-xl font-strong whitespace-nowrap tabular-nums">{value}</b>
            <span className="text-sm text-ink-2">{notes.filter(Boolean).join(', ')}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
