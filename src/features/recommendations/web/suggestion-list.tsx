import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Kind } from '#features/opportunities/contract/kinds.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { listRecommendations, type Recommendations } from '../contract/recommendations.endpoints.ts'
import { Hint } from './hint.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { useText } from './use-text.ts'

export function SuggestionList({ kind, onGone }: { kind: Kind | undefined; onGone: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const lists = { queryKey: endpointKey(listRecommendations) }
  const query = useEndpoint(listRecommendations, {
    query: { ...(kind && { kind }) },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data, isPlaceholderData } = query
  if (!data) return <QueryState query={query} title={t('failed')} waiting={<ListWaiting />} />
  const { suggestions, known } = data
  function dismiss(id: string, dismissed: boolean) {
    if (!dismissed) return
    queries.setQueriesData<Recommendations>(
      lists,
      (before) =>
        before?.suggestions && {
          ...before,
          suggestions: before.suggestions.filter(({ opportunity }) => opportunity.id !== id),
        },
    )
    // The focused element is gone.
    onGone()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {t('count', { count: suggestions.length })}
      </p>
      <Hint known={known} />
      {suggestions.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={<ButtonLink to="/opportunities">{t('browse')}</ButtonLink>}
        />
      ) : (
        <ul
          aria-label={t('list')}
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
        >
          {suggestions.map((one) => (
            <SuggestionRow
              key={one.opportunity.id}
              suggestion={one}
              onDismiss={(dismissed) => dismiss(one.opportunity.id, dismissed)}
              // Saving changes the order too, but the list does not move while the member uses it.
              onSettled={(mark) => mark === 'dismissed' && void queries.invalidateQueries(lists)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

export function ListWaiting() {
  return (
    <Waiting>
      {[0, 1, 2, 3, 4, 5, 6].map((n) => (
        <SkeletonRow key={n} arch />
      ))}
    </Waiting>
  )
}
