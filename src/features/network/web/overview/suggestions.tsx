import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { listPeople, type People } from '#features/recommendations/contract/people.endpoints.ts'
import { PersonRow } from '#features/recommendations/web/index.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useText } from '../use-text.ts'

const SHOWN = 6
const REASONS = 2

/** Members whom one may know, each with what speaks for it. */
export function Suggestions() {
  const t = useText()
  const queries = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  const key = endpointKey(listPeople)
  const query = useEndpoint(listPeople, { refetchOnMount: 'always' })
  function leave(gone: string) {
    queries.setQueryData<People>(
      key,
      (now) => now && { ...now, people: now.people.filter(({ id }) => id !== gone) },
    )
    // What had the focus is gone.
    box.current?.focus()
  }
  return (
    <section aria-labelledby="suggestions-title">
      <SectionHeading
        id="suggestions-title"
        title={t('suggestions.title')}
        aside={<Link to="/recommended/people">{t('suggestions.all')}</Link>}
      />
      <div ref={box} tabIndex={-1} className="outline-none">
        <QueryState query={query} small>
          {({ people }) =>
            people.length === 0 ? (
              <>
                <p className="mb-3 text-sm text-ink-2">{t('suggestions.none')}</p>
                <ButtonLink to="/profile" small>
                  {t('suggestions.profile')}
                </ButtonLink>
              </>
            ) : (
              <ul aria-label={t('suggestions.list')} className="[&>li:first-child]:border-t-0">
                {people.slice(0, SHOWN).map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    max={REASONS}
                    actions
                    onDismiss={leave}
                    onSettled={() => void queries.invalidateQueries({ queryKey: key })}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
      </div>
      <p className="mt-4 text-xs text-ink-3">{t('connections.contacts')}</p>
    </section>
  )
}
