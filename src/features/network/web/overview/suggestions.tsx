import { useRef } from 'react'
import { Link } from 'react-router'
import { PersonRow, useSuggestedPeople } from '#features/recommendations/web/index.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useText } from '../use-text.ts'

const SHOWN = 6
const REASONS = 2

/** Members whom one may know, each with the reasons. */
export function Suggestions() {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const { query, leave, settle } = useSuggestedPeople(() => box.current?.focus())
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
                    onSettled={settle}
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
