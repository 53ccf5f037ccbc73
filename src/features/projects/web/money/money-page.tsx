import { Suspense } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Money } from '../../contract/money/money.endpoints.ts'
import { AgreementCard } from './agreement-card.tsx'
import { Instalments } from './instalments.tsx'
import { useMoneyText } from './use-money-text.ts'

const Changes = lazyPart(async () => (await import('./changes.tsx')).Changes)
const Interim = lazyPart(async () => (await import('./interim.tsx')).Interim)
const FinalReport = lazyPart(async () => (await import('./final-report.tsx')).FinalReport)
const Receipts = lazyPart(async () => (await import('./receipts.tsx')).Receipts)

/** The same page for both sides, each with its own actions. */
export function MoneyPage({ money }: { money: Money }) {
  const t = useMoneyText()
  const { slug, title, standing } = money
  return (
    <>
      <nav aria-label={t('ways')} className="mb-3 flex flex-wrap gap-x-5 text-sm">
        <a className="link inline-flex min-h-target items-center" href={`/projects/${slug}`}>
          {t('back')}
        </a>
        {(standing.bank || standing.conflict) && (
          <a
            className="link inline-flex min-h-target items-center"
            href={standing.staff ? '/admin/payments' : '/payments'}
          >
            {t('allPayments')}
          </a>
        )}
      </nav>
      <p className="text-sm text-ink-2">{t('title')}</p>
      <h1 className="mt-1 text-3xl">{title}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{t(standing.team ? 'leadTeam' : 'leadBank')}</p>
      {standing.conflict && (
        <Note tone="sun" className="mt-4 max-w-measure">
          {t('conflict')}
        </Note>
      )}
      <Sums money={money} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div className="grid min-w-0 content-start gap-12">
          <AgreementCard money={money} />
          <Suspense>
            <Receipts money={money} />
          </Suspense>
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <Instalments money={money} />
          <Suspense>
            <Interim money={money} />
            <FinalReport money={money} />
            <Changes money={money} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

function Sums({ money: { amount, received, spent } }: { money: Money }) {
  const t = useMoneyText()
  const { km } = useCallWords()
  const rest = received - spent
  const sums = [
    { name: t('facts.award'), value: km(amount), note: '' },
    {
      name: t('facts.received'),
      value: km(received),
      note: t('facts.left', { amount: km(Math.max(0, amount - received)) }),
    },
    {
      name: t('facts.spent'),
      value: km(spent),
      note: t(rest < 0 ? 'facts.over' : 'facts.onHand', { amount: km(Math.abs(rest)) }),
    },
  ]
  return (
    <dl aria-label={t('facts.title')} className="mt-6 grid gap-x-8 border-b border-line sm:grid-cols-3">
      {sums.map(({ name, value, note }) => (
        <div key={name} className="border-t border-line py-3">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd>
            <b className="block text-xl font-strong whitespace-nowrap tabular-nums">{value}</b>
            <span className="text-sm text-ink-2">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
