import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { OwnOrganisation } from '../../contract/organisation.endpoints.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { useText } from '../use-text.ts'
import { InviteForm } from './invite-form.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { PersonRow } from './person-row.tsx'

/** The people of the organisation, its invitations, and the form to invite more. */
export function PeoplePanel({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText()
  const { id, role, suspended } = organisation
  const query = useEndpoint(listPeople, { params: { id }, staleTime: 0 })
  const { data } = query
  if (!data) return <QueryState query={query} waiting={<Waiting className="py-6" />} />
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
