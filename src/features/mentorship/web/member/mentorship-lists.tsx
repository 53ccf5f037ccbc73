import type { ReactNode } from 'react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listOwnGroups } from '../../contract/groups/groups.endpoints.ts'
import { listMentorships, type Mentorship } from '../../contract/requests.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { AbsenceList } from '../absences/absence-list.tsx'
import { MemberGroups } from '../groups/member-groups.tsx'
import { MentorshipRow } from './mentorship-row.tsx'
import { NextMeeting } from './next-meeting.tsx'

/**
 * Lists the member's mentorships: first those that wait for them, then those that wait for others, then active and ended
 * ones.
 */
export function MentorshipLists() {
  const t = useMemberText()
  const query = useEndpoint(listMentorships, { staleTime: 0 })
  // Whoever has been asked to help is a mentor, also while they may announce nothing.
  const { data: own } = useEndpoint(listOwnGroups, { staleTime: 0 })
  const isMentor = own?.canAnnounce === true || query.data?.mentorships.some(({ side }) => side === 'mentor')
  return (
    <div className="mt-5 grid gap-8">
      <QueryState query={query}>
        {({ mentorships, now }) => (
          <>
            <NextMeeting mentorships={mentorships} now={now} />
            <AbsenceList />
            <Group title={t('page.forYou')} of={mentorships.filter(isForMe)} />
            <MemberGroups />
            {mentorships.length === 0 && (
              <EmptyState
                drawing="mentors"
                title={t('page.none')}
                text={t('page.noneText')}
                action={
                  <ButtonLink look="key" to="/mentors">
                    {t('page.find')}
                  </ButtonLink>
                }
              />
            )}
            <Group
              title={t('page.waiting')}
              of={mentorships.filter((one) => one.state === 'waiting' && !isForMe(one))}
            />
            <Group title={t('page.active')} of={mentorships.filter(({ state }) => state === 'active')} />
            <Past mentorships={mentorships.filter(isOver)} />
          </>
        )}
      </QueryState>
      {own && (
        <p className="flex flex-wrap gap-x-6 border-t border-line pt-4 text-sm">
          <ButtonLink look="line" small to="/mentorship/profile">
            {t(isMentor ? 'page.own' : 'page.become')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

/** Number of past mentorships that the list shows without unfolding. */
const NEWEST = 3

const isForMe = ({ state, turn, side }: Mentorship) => state === 'waiting' && turn === side
const isOver = ({ state }: Mentorship) => state !== 'waiting' && state !== 'active'

/** The newest rows stay visible, because a declined member asks the next mentor from there. */
function Past({ mentorships }: { mentorships: readonly Mentorship[] }) {
  const t = useMemberText()
  const older = mentorships.slice(NEWEST)
  return (
    <Group title={t('page.over')} of={mentorships.slice(0, NEWEST)}>
      {older.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-target py-3 text-sm font-ui">
            {t('page.older', { count: older.length })}
          </summary>
          <Rows of={older} />
        </details>
      )}
    </Group>
  )
}

type GroupProps = { title: string; of: readonly Mentorship[]; children?: ReactNode }

function Group({ title, of, children }: GroupProps) {
  if (of.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <Rows of={of} />
      {children}
    </section>
  )
}

function Rows({ of }: { of: readonly Mentorship[] }) {
  return (
    <ul>
      {of.map((one) => (
        <MentorshipRow key={one.id} mentorship={one} />
      ))}
    </ul>
  )
}
