import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCallWords } from '#features/calls/web/index.ts'
import { fillPath, type QueryOf, type ResponseOf } from '#platform/contract/endpoint.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { FilteredList } from '#platform/web/ui/blocks/filtered-list.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { PAYMENT_STATES } from '../../contract/money/instalments.ts'
import { exportPayments, listPayments } from '../../contract/money/payments.endpoints.ts'
import { PaymentRow } from './payment-row.tsx'
import { usePaymentsText } from './use-payments-text.ts'

/** Instalments of all projects that the member looks after, by state and bank, with their sums. */
export function PaymentList() {
  const t = usePaymentsText()
  const { km } = useCallWords()
  const { search, ask } = useAddressFilter<'state' | 'bank'>()
  const state = PAYMENT_STATES.find((one) => one === search.get('state'))
  const bank = search.get('bank') ?? ''
  const filter: QueryOf<typeof listPayments> = { ...(state && { state }), ...(bank && { bank }) }
  const query = useEndpoint(listPayments, {
    query: filter,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <QueryState query={query}>
      {({ banks, sums, payments, toContract, left }) => {
        const isNone = sums.every(({ count }) => count === 0) && bank === ''
        const contracts = toContract.length > 0 && <ToContract projects={toContract} />
        if (isNone) return contracts || <EmptyState title={t('none')} text={t('noneText')} />
        return (
          <div className="grid grid-cols-1 gap-5">
            <p className="max-w-measure text-ink-2">{t('lead')}</p>
            {contracts}
            <dl
              aria-label={t('sums')}
              className="grid grid-cols-2 gap-x-6 border-b border-line lg:grid-cols-4"
            >
              {sums.map(({ state: of, count, amount }) => (
                <div key={of} className="border-t border-line py-3">
                  <dt className="text-sm text-ink-2">{t(`states.${of}`)}</dt>
                  <dd>
                    <b className="block text-xl font-strong whitespace-nowrap tabular-nums">{km(amount)}</b>
                    <span className="text-sm text-ink-2">{t('counted', { count })}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <FilteredList
              label={t('filter')}
              all={t('all')}
              picks={PAYMENT_STATES.map((value) => ({ value, text: t(`picks.${value}`) }))}
              picked={state ?? ''}
              onPick={(value) => ask('state', value)}
              select={{
                name: 'bank',
                label: t('bank'),
                all: t('allBanks'),
                value: bank,
                options: banks.map(({ slug, name }) => ({ value: slug, text: name })),
                onChange: (value) => ask('bank', value),
              }}
              pathOf={(format) =>
                `${fillPath(exportPayments.path, { format })}?${new URLSearchParams(filter)}`
              }
              items={payments}
              none={t('noneHere')}
              more={left > 0 ? t('left', { count: String(left) }) : ''}
              row={(payment) => (
                <PaymentRow key={payment.id} payment={payment} isBankShown={banks.length > 1} />
              )}
            />
          </div>
        )
      }}
    </QueryState>
  )
}

/** Leads to the contracts that the bank has still to issue. */
function ToContract({ projects }: { projects: ResponseOf<typeof listPayments>['toContract'] }) {
  const t = usePaymentsText()
  return (
    <section aria-labelledby="to-contract">
      <h2 id="to-contract" className="text-lg">
        {t('toContract')}
      </h2>
      <p className="max-w-measure text-sm text-ink-2">{t('toContractText')}</p>
      <ul className="mt-2 border-b border-line">
        {projects.map(({ slug, title }) => (
          <li key={slug} className="border-t border-line">
            <Link
              to={`/projects/${slug}/money`}
              className="link inline-flex min-h-target items-center wrap-anywhere"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
