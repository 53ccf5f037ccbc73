import { useMemberId } from '#platform/web/session/session-provider.tsx'
import type { GroupSession } from '../../contract/groups/groups.endpoints.ts'
import { useGroupText } from './use-group-text.ts'

/** What the mentor noted about the reader's own coming. */
export function AttendanceNote({ group: { people } }: { group: GroupSession }) {
  const t = useGroupText()
  const me = useMemberId()
  const came = people?.find(({ id }) => id === me)?.came ?? null
  return came === null ? null : <p className="text-sm text-ink-2">{t(came ? 'ownCame.yes' : 'ownCame.no')}</p>
}
