import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { listApplications } from '#features/applications/contract/application.endpoints.ts'
import {
  listRecommendations,
  type Recommendations,
} from '#features/recommendations/contract/recommendations.endpoints.ts'
import { Hint, SuggestionRow } from '#features/recommendations/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listDeadlines } from '../../contract/cards.endpoints.ts'
import { getRecommended } from '../../contract/recommended.endpoints.ts'
import { useDashboardContext } from '../dashboard-context.ts'
import { useCardText } from '../use-card-text.ts'
import { EmptySuggestions } from './empty-suggestions.tsx'
import { type Polled, usePolledList } from './use-polled-list.ts'

/** Lists the few opportunities that suit the member best, to save or dismiss here. */
export function RecommendedCard() {
  const t = useCardText()
  const { start } = useDashboardContext()
  const queries = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  const { query, late } = usePolledList(getRecommended.path, (signal) => call(getRecommended, { signal }))
  function dismiss(id: string, dismissed: boolean) {
    if (!dismissed) return
    queries.setQueryData<Polled<Recommendations>>(
      [getRecommended.path],
      (now) => now && { ...now, list: without(now.list, id) },
    )
    // The focused element is gone.
    box.current?.focus()
  }
  function settle(mark: 'saved' | 'dismissed') {
    const stale = mark === 'saved' ? [listApplications, listDeadlines] : [getRecommended, listRecommendations]
    for (const { path } of stale) void queries.invalidateQueries({ queryKey: [path] })
  }
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="recommended-title" className="outline-none">
      <SectionHeading
        id="recommended-title"
        title={t('recommended.title')}
        aside={<Link to="/recommended">{t('recommended.all')}</Link>}
      />
      {late ? (
        <EmptySuggestions what="recommended" why="late" to="/recommended" />
      ) : (
        <QueryState query={query} small>
          {({ suggestions, known }) => (
            <>
              {!start && <Hint known={known} />}
              {suggestions.length === 0 && (
                <EmptySuggestions what="recommended" why="none" to="/opportunities" />
              )}
              <ul aria-label={t('recommended.list')}>
                {suggestions.map((one) => (
                  <SuggestionRow
                    key={one.opportunity.id}
                    heading="h3"
                    suggestion={one}
                    onDismiss={(dismissed) => dismiss(one.opportunity.id, dismissed)}
                    onSettled={settle}
                  />
                ))}
              </ul>
            </>
          )}
        </QueryState>
      )}
    </div>
  )
}

function without(list: Recommendations | null, id: string): Recommendations | null {
  return list && { ...list, suggestions: list.suggestions.filter(({ opportunity }) => opportunity.id !== id) }
}
