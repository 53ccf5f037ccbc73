import { keepPreviousData } from '@tanstack/react-query'
import { fillPath, type QueryOf } from '#platform/contract/endpoint.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { FilteredList } from '#platform/web/ui/blocks/filtered-list.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  exportJudgedCalls,
  JUDGED_PHASES,
  listJudgedCalls,
} from '../../contract/overview/overview.endpoints.ts'
import { JudgedCallRow } from './judged-call-row.tsx'
import { useOverviewText } from './use-overview-text.ts'

/** Calls after their deadline, by phase and bank, with the progress of their boards. */
export function Overview() {
  const t = useOverviewText()
  const { search, ask } = useAddressFilter<'phase' | 'bank'>()
  const phase = JUDGED_PHASES.find((one) => one === search.get('phase'))
  const bank = search.get('bank') ?? ''
  const filter: QueryOf<typeof listJudgedCalls> = { ...(phase && { phase }), ...(bank && { bank }) }
  const query = useEndpoint(listJudgedCalls, {
    query: filter,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <QueryState query={query}>
      {({ banks, calls, left }) => {
        if (calls.length === 0 && !phase && bank === '')
          return <EmptyState title={t('none')} text={t('noneText')} />
        return (
          <div className="grid grid-cols-1 gap-5">
            <p className="max-w-measure text-ink-2">{t('lead')}</p>
            <FilteredList
              label={t('filter')}
              all={t('all')}
              picks={JUDGED_PHASES.map((value) => ({ value, text: t(`phases.${value}`) }))}
              picked={phase ?? ''}
              onPick={(value) => ask('phase', value)}
              select={{
                name: 'bank',
                label: t('bank'),
                all: t('allBanks'),
                value: bank,
                options: banks.map(({ slug, name }) => ({ value: slug, text: name })),
                onChange: (value) => ask('bank', value),
              }}
              pathOf={(format) =>
                `${fillPath(exportJudgedCalls.path, { format })}?${new URLSearchParams(filter)}`
              }
              items={calls}
              none={t('noneHere')}
              more={left > 0 ? t('left', { count: String(left) }) : ''}
              row={(call) => <JudgedCallRow key={call.slug} call={call} isBankShown={banks.length > 1} />}
            />
          </div>
        )
      }}
    </QueryState>
  )
}
