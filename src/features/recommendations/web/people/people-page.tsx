import { type ComponentProps, useRef } from 'react'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { People } from '../../contract/people.endpoints.ts'
import { PageHead } from '../page-head.tsx'
import { usePeopleText } from '../use-people-text.ts'
import { PersonRow } from './person-row.tsx'
import { useSuggestedPeople } from './use-suggested-people.ts'

/** Members who suit the member, with the reasons. */
export function PeoplePage() {
  const t = usePeopleText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, leave, settle } = useSuggestedPeople(() => heading.current?.focus())
  return (
    <main id="main" className="wrap grid gap-y-6 pt-6 pb-16 lg:pt-8">
      <PageHead ref={heading} title={t('title')} intro={t('intro')} />
      <div className="max-w-[48rem] min-w-0">
        <QueryState query={query} title={t('failed')} waiting={<PeopleWaiting />}>
          {(people) => <PeopleList {...people} onDismiss={leave} onSettled={settle} />}
        </QueryState>
        <p className="mt-6 max-w-measure text-xs text-ink-3">{t('privacy')}</p>
      </div>
    </main>
  )
}

function PeopleWaiting() {
  return (
    <Waiting>
      {[0, 1, 2, 3, 4, 5, 6].map((n) => (
        <SkeletonRow key={n} />
      ))}
    </Waiting>
  )
}

type PeopleListProps = People & Pick<ComponentProps<typeof PersonRow>, 'onDismiss' | 'onSettled'>

function PeopleList({ people, known, onDismiss, onSettled }: PeopleListProps) {
  const t = usePeopleText()
  const missing = !known.skills ? 'skills' : !known.goals ? 'goals' : undefined
  const action = !known.skills ? (
    <ButtonLink to="/profile#skills">{t('skillsAction')}</ButtonLink>
  ) : (
    <ButtonLink to="/ai-skills">{t('goalAction')}</ButtonLink>
  )
  return (
    <>
      <p role="status" className="sr-only">
        {t('count', { count: people.length })}
      </p>
      {people.length === 0 && <EmptyState title={t('none')} text={t('noneText')} action={action} />}
      {people.length > 0 && missing && (
        <Note tone="sun" className="mb-3">
          {t(`hint.${missing}`)}{' '}
          <a className="link" href={missing === 'skills' ? '/profile#skills' : '/ai-skills'}>
            {t(missing === 'skills' ? 'skillsAction' : 'goalAction')}
          </a>
        </Note>
      )}
      {people.length > 0 && (
        <ul aria-label={t('list')} className="[&>li:first-child]:border-t-0">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              heading="h2"
              actions
              onDismiss={onDismiss}
              onSettled={onSettled}
            />
          ))}
        </ul>
      )}
    </>
  )
}
