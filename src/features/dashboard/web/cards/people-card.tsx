import { Link } from 'react-router'
import { PersonRow } from '#features/recommendations/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { getPeople } from '../../contract/recommended.endpoints.ts'
import { useCardText } from '../use-card-text.ts'
import { CardState } from './card-state.tsx'
import { Instead } from './instead.tsx'
import { useAtOnce } from './use-at-once.ts'

const REASONS = 2

/** Members whose skills and goals fit, each with what speaks for them most. */
export function PeopleCard() {
  const t = useCardText()
  const { query, late } = useAtOnce(getPeople.path, (signal) => call(getPeople, { signal }))
  return (
    <>
      <SectionHeading
        id="people-title"
        title={t('people.title')}
        aside={<Link to="/recommended/people">{t('people.all')}</Link>}
      />
      {late ? (
        <Instead what="people" why="late" to="/recommended/people" />
      ) : (
        <CardState query={query}>
          {({ people, known }) =>
            people.length === 0 ? (
              <Instead what="people" why="none" to={known.skills ? '/ai-skills' : '/profile#skills'} />
            ) : (
              <ul aria-label={t('people.list')}>
                {people.map((person) => (
                  <PersonRow key={person.id} person={person} most={REASONS} />
                ))}
              </ul>
            )
          }
        </CardState>
      )}
    </>
  )
}
