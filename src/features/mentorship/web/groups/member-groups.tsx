import { Suspense, useState } from 'react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type GroupSession, listOwnGroups } from '../../contract/groups/groups.endpoints.ts'
import { ReportMentor } from '../absences/report-mentor.tsx'
import { GroupRow } from './group-row.tsx'
import { JoinActs } from './join-acts.tsx'
import { AttendanceNote } from './attendance-note.tsx'
import { MentorActs } from './mentor-acts.tsx'
import { useGroupText } from './use-group-text.ts'

const GroupSheet = lazyPart(async () => (await import('./group-sheet.tsx')).GroupSheet)

/** The member's group sessions: those that they announced and those that they joined. */
export function MemberGroups() {
  const t = useGroupText()
  const [announcing, setAnnouncing] = useState(false)
  const { data } = useEndpoint(listOwnGroups, { staleTime: 0 })
  if (!data || (data.groups.length === 0 && !data.canAnnounce)) return null
  const coming = data.groups.filter(isToCome).toReversed()
  const past = data.groups.filter((group) => !isToCome(group))
  return (
    <section id="groups" aria-labelledby="own-groups-title" className="scroll-mt-24">
      <h2 id="own-groups-title" className="text-lg">
        {t('own')}
      </h2>
      <List groups={coming} />
      {data.canAnnounce && (
        <Button
          small
          className="mt-2"
          onPointerEnter={GroupSheet.preload}
          onClick={() => setAnnouncing(true)}
        >
          {t('announce')}
        </Button>
      )}
      {past.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-target py-3 text-sm font-ui">{t('past')}</summary>
          <List groups={past} />
        </details>
      )}
      <Suspense>{announcing && <GroupSheet onClose={() => setAnnouncing(false)} />}</Suspense>
    </section>
  )
}

const isToCome = ({ state }: GroupSession) => state === 'open' || state === 'closed' || state === 'begun'

function List({ groups }: { groups: readonly GroupSession[] }) {
  return (
    <ul>
      {groups.map((group) => (
        <GroupRow key={group.id} group={group}>
          {group.mine === 'mentor' ? (
            <MentorActs group={group} />
          ) : (
            <>
              <JoinActs group={group} />
              <AttendanceNote group={group} />
            </>
          )}
          <ReportMentor group={group} />
        </GroupRow>
      ))}
    </ul>
  )
}
