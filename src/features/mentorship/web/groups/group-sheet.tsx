import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { GroupSession } from '../../contract/groups/groups.endpoints.ts'
import { getOwnMentor } from '../../contract/mentor-profile.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { GroupForm } from './group-form.tsx'
import { useGroupText } from './use-group-text.ts'

type Props = { group?: GroupSession; onClose: () => void }

/** Announces a group session, or changes one. */
export function GroupSheet({ group, onClose }: Props) {
  const t = useGroupText()
  const words = useMemberText()
  const query = useEndpoint(getOwnMentor)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(group ? 'editTitle' : 'announce')}
      closeLabel={words('close')}
      className="sm:min-w-[40rem]"
    >
      <QueryState query={query}>
        {({ profile }) => <GroupForm {...(group && { group })} profile={profile} onClose={onClose} />}
      </QueryState>
    </Sheet>
  )
}
