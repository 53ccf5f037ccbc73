import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { OwnOrganisation } from '../../contract/organisation.endpoints.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { useText } from '../use-text.ts'
import { InviteForm } from './invite-form.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { PersonRow } from './person-row.tsx'

/** Who belongs here, who is asked, and asking more. */
export function PeoplePanel({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText()
  const { id, role, suspended } = organisation
  const { data, isError, refetch } = useQuery({
    queryKey: [listPeople.path, id],
    queryFn: ({ signal }) => call(listPeople, { params: { id }, signal }),
    staleTime: 0,
  })
  if (!data) {
    return isError ? (
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    ) : (
      <div role="status" aria-busy aria-label={t('loading')} className="py-6">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    )
  }
  const decides = role === 'owner' && !suspended
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 py-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        <section aria-labelledby="people-title">
          <h2 id="people-title" className="text-lg">
            {t('people.count', { n: data.people.length })}
          </h2>
          <ul>
            {data.people.map((person) => (
              <PersonRow key={person.id} person={person} organisation={organisation} decides={decides} />
            ))}
          </ul>
        </section>
        {decides && <PendingInvitations id={id} invitations={data.invitations} />}
      </div>
      {decides && <InviteForm id={id} />}
    </div>
  )
}
