import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listGroups } from '../../contract/groups/groups.endpoints.ts'
import { GroupRow } from './group-row.tsx'
import { JoinActs } from './join-acts.tsx'
import { useGroupText } from './use-group-text.ts'

/** Group sessions to come of all mentors, below their list. */
export function ComingGroups() {
  const t = useGroupText()
  const query = useEndpoint(listGroups, { query: {}, staleTime: 0 })
  return (
    <QueryState query={query}>
      {({ groups }) =>
        groups.length === 0 ? (
          <p className="text-sm text-ink-2">{t('none')}</p>
        ) : (
          <ul>
            {groups.map((group) => (
              <GroupRow key={group.id} group={group}>
                <JoinActs group={group} />
              </GroupRow>
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
