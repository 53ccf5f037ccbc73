import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { listGroups } from '../../contract/groups/groups.endpoints.ts'
import { GroupRow } from './group-row.tsx'
import { JoinActs } from './join-acts.tsx'
import { useGroupText } from './use-group-text.ts'

/** Group sessions to come of one mentor, on their page. */
export function MentorGroups({ mentor }: { mentor: string }) {
  const t = useGroupText()
  const { data } = useEndpoint(listGroups, { query: { mentor }, staleTime: 0 })
  const groups = data?.groups ?? []
  if (groups.length === 0) return null
  return (
    <section id="groups" aria-labelledby="groups-title" className="mt-10 max-w-[62ch] scroll-mt-24">
      <h2 id="groups-title" className="text-lg">
        {t('title')}
      </h2>
      <ul>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} isOfPage>
            <JoinActs group={group} />
          </GroupRow>
        ))}
      </ul>
    </section>
  )
}
