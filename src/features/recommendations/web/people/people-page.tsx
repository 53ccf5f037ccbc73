import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { EmptyState, ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { listPeople, type People } from '../../contract/people.endpoints.ts'
import { PageHead } from '../page-head.tsx'
import { usePeopleText } from '../use-people-text.ts'
import { PersonRow } from './person-row.tsx'

/** Members who suit the member, and why. */
export function PeoplePage() {
  const t = usePeopleText()
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: [listPeople.path],
    queryFn: ({ signal }) => call(listPeople, { signal }),
    refetchOnMount: 'always',
  })
  return (
    <main id="main" className="wrap grid gap-y-6 pt-6 pb-16 lg:pt-8">
      <PageHead title={t('title')} intro={t('intro')} />
      <div className="max-w-[48rem] min-w-0">
        {isPending && (
          <div role="status" aria-busy aria-label={t('loading')}>
            {[0, 1, 2, 3].map((n) => (
              <SkeletonRow key={n} />
            ))}
          </div>
        )}
        {isError && (
          <ErrorState
            title={t('failed')}
            text={t('failedText')}
            action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
          />
        )}
        {data && <Found {...data} />}
        <p className="mt-6 max-w-measure text-xs text-ink-3">{t('privacy')}</p>
      </div>
    </main>
  )
}

function Found({ people, known }: People) {
  const t = usePeopleText()
  const wanted = !known.skills ? 'skills' : !known.goals ? 'goals' : undefined
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
      {people.length > 0 && wanted && (
        <Note tone="sun" className="mb-3">
          {t(`hint.${wanted}`)}{' '}
          <a className="link" href={wanted === 'skills' ? '/profile#skills' : '/ai-skills'}>
            {t(wanted === 'skills' ? 'skillsAction' : 'goalAction')}
          </a>
        </Note>
      )}
      {people.length > 0 && (
        <ul aria-label={t('list')}>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} heading="h2" />
          ))}
        </ul>
      )}
    </>
  )
}
