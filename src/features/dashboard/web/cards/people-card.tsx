import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { listPeople, type People } from '#features/recommendations/contract/people.endpoints.ts'
import { PersonRow } from '#features/recommendations/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getPeople } from '../../contract/recommended.endpoints.ts'
import { useCardText } from '../use-card-text.ts'
import { EmptySuggestions } from './empty-suggestions.tsx'
import { type Polled, usePolledList } from './use-polled-list.ts'

const REASONS = 2

/** Lists members with matching skills and goals, each with the strongest reason. */
export function PeopleCard() {
  const t = useCardText()
  const { query, late } = usePolledList(getPeople.path, (signal) => call(getPeople, { signal }))
  const queries = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  function leave(gone: string) {
    queries.setQueryData<Polled<People>>([getPeople.path], (now) => {
      const list = now?.list && { ...now.list, people: now.list.people.filter(({ id }) => id !== gone) }
      return now && list ? { ...now, list } : now
    })
    // The focused element is gone.
    box.current?.focus()
  }
  function settle() {
    for (const { path } of [getPeople, listPeople]) void queries.invalidateQueries({ queryKey: [path] })
  }
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="people-title" className="outline-none">
      <SectionHeading
        id="people-title"
        title={t('people.title')}
        aside={<Link to="/recommended/people">{t('people.all')}</Link>}
      />
      {late ? (
        <EmptySuggestions what="people" why="late" to="/recommended/people" />
      ) : (
        <QueryState query={query} small>
          {({ people, known }) =>
            people.length === 0 ? (
              <EmptySuggestions
                what="people"
                why="none"
                to={known.skills ? '/ai-skills' : '/profile#skills'}
              />
            ) : (
              <ul aria-label={t('people.list')}>
                {people.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    max={REASONS}
                    onDismiss={leave}
                    onSettled={settle}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </div>
  )
}
