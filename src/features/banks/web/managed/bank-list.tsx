import { byLetters } from '#platform/contract/letter-order.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listManagedBanks } from '../../contract/managed/managed-banks.endpoints.ts'
import { useText } from '../use-text.ts'

const PLACES = MUNICIPALITY_IDS.map((id) => ({
  value: id,
  text: findMunicipality(id)?.name ?? id,
})).toSorted((one, other) => byLetters(one.text, other.text))

/** Lists all banks, or those of a place. */
export function BankList() {
  const t = useText()
  const locale = useLocale()
  const { search, ask } = useAddressFilter<'place'>()
  const municipality = MUNICIPALITY_IDS.find((id) => id === search.get('place'))
  const query = useEndpoint(listManagedBanks, {
    query: municipality ? { municipality } : {},
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <>
      <Select
        name="place"
        label={t('list.place')}
        empty={t('list.all')}
        value={municipality ?? ''}
        options={PLACES}
        onChange={(event) => ask('place', event.target.value)}
        className="mb-4 max-w-xs"
      />
      <QueryState query={query}>
        {({ banks }) =>
          banks.length === 0 ? (
            <EmptyState
              title={t(municipality ? 'list.noneHere' : 'list.none')}
              {...(!municipality && { text: t('list.noneText') })}
            />
          ) : (
            <ul>
              {banks.map(({ slug, name, municipalities, seats, fund, isClosed }) => (
                <li key={slug} className="border-t border-line py-3">
                  <h2 className="text-md [overflow-wrap:anywhere]">
                    <Link
                      className="inline-flex min-h-target items-center hover:underline"
                      to={`/admin/banks/${slug}`}
                    >
                      {name}
                    </Link>
                  </h2>
                  <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
                    {isClosed && <b className="font-strong">{t('list.closed')}</b>}
                    <span>{municipalities.map((id) => findMunicipality(id)?.name ?? id).join(', ')}</span>
                    <span className={seats === 0 ? 'text-harm-ink' : ''}>
                      {t('list.seats', { count: seats })}
                    </span>
                    <span>
                      {fund
                        ? t('list.fund', {
                            year: String(fund.year),
                            amount: formatAmount(fund.amount / 100, locale),
                          })
                        : t('list.noFund')}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}
