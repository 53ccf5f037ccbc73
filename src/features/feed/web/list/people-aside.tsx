import { useRef } from 'react'
import { Link } from 'react-router'
import { PersonRow, useSuggestedPeople } from '#features/recommendations/web/index.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { useText } from '../use-text.ts'

const SHOWN = 3

/** Members whom the reader may know, each with one reason; nothing where there are none. */
export function PeopleAside() {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const { query, leave, settle } = useSuggestedPeople(() => box.current?.focus())
  const people = query.data?.people.slice(0, SHOWN) ?? []
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people-title" className="mb-8">
      <SectionHeading
        id="people-title"
        title={t('people.title')}
        aside={<Link to="/recommended/people">{t('people.all')}</Link>}
      />
      <div ref={box} tabIndex={-1} className="outline-none">
        <ul aria-label={t('people.title')} className="[&>li:first-child]:border-t-0">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} max={1} actions onDismiss={leave} onSettled={settle} />
          ))}
        </ul>
      </div>
    </section>
  )
}
