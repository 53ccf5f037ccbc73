import { keepPreviousData } from '@tanstack/react-query'
import { fillPath, type QueryOf } from '#platform/contract/endpoint.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { FilteredList } from '#platform/web/ui/blocks/filtered-list.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  exportFundedProjects,
  listFundedProjects,
  PROJECT_STATES,
} from '../../contract/overview/overview.endpoints.ts'
import { FundedProjectRow } from './funded-project-row.tsx'
import { useOverviewText } from './use-overview-text.ts'

/** All projects with money, by state and bank: first those that wait for somebody. */
export function Overview() {
  const t = useOverviewText()
  const { search, ask } = useAddressFilter<'state' | 'bank'>()
  const state = PROJECT_STATES.find((one) => one === search.get('state'))
  const bank = search.get('bank') ?? ''
  const filter: QueryOf<typeof listFundedProjects> = { ...(state && { state }), ...(bank && { bank }) }
  const query = useEndpoint(listFundedProjects, {
    query: filter,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <QueryState query={query}>
      {({ banks, projects, left }) => {
        if (projects.length === 0 && !state && bank === '')
          return <EmptyState title={t('none')} text={t('noneText')} />
        return (
          <div className="grid grid-cols-1 gap-5">
            <p className="max-w-measure text-ink-2">{t('lead')}</p>
            <FilteredList
              label={t('filter')}
              all={t('all')}
              picks={PROJECT_STATES.map((value) => ({ value, text: t(`states.${value}`) }))}
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
                `${fillPath(exportFundedProjects.path, { format })}?${new URLSearchParams(filter)}`
              }
              items={projects}
              none={t('noneHere')}
              more={left > 0 ? t('left', { count: String(left) }) : ''}
              row={(project) => (
                <FundedProjectRow key={project.slug} project={project} isBankShown={banks.length > 1} />
              )}
            />
          </div>
        )
      }}
    </QueryState>
  )
}
