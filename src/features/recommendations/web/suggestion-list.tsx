import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Kind } from '#features/opportunities/contract/kinds.ts'
import { call } from '#platform/web/api/api.ts'
import { EmptyState, ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { listRecommendations, type Recommendations } from '../contract/recommendations.endpoints.ts'
import { Hint } from './hint.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { useText } from './use-text.ts'

export function SuggestionList({ kind, onGone }: { kind: Kind | undefined; onGone: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const lists = { queryKey: [listRecommendations.path] }
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [listRecommendations.path, kind ?? 'all'],
    queryFn: ({ signal }) => call(listRecommendations, { query: { ...(kind && { kind }) }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  if (isPending) return <ListWaiting />
  if (isError) {
    return (
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  }
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
    // What had the focus is gone.
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
              // What is saved changes the order too, but not under the finger.
              onSettled={(mark) => mark === 'dismissed' && void queries.invalidateQueries(lists)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

export function ListWaiting() {
  const t = useText()
  return (
    <div role="status" aria-busy aria-label={t('loading')}>
      {[0, 1, 2, 3, 4, 5, 6].map((n) => (
        <SkeletonRow key={n} arch />
      ))}
    </div>
  )
}
