import { listMemberCards } from '#features/profiles/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { GroupSession, GroupState } from '../../contract/groups/groups.endpoints.ts'
import { listAgreedMentorsOf } from '../consents/consents.queries.ts'
import { mentorStateOf } from '../mentors/mentor-state.ts'
import { findMentor } from '../mentors/mentors.queries.ts'
import { ALONE } from '../mentoring.policy.ts'
import { isMinor } from '../requests/requests.queries.ts'
import { findGroup, type GroupRow, listComing, listGroupsOf, listPeopleOf } from './groups.queries.ts'

type Call = { services: Pick<Services, 'db'>; session: Pick<Session, 'userId'> }

export async function listForMember({
  services: { db },
  session,
  mentor,
}: Call & { mentor: string | undefined }) {
  const me = session.userId
  return { groups: await viewsFor(db, me, await listComing(db, { me, mentor })) }
}

export async function listOwn({ services: { db }, session: { userId: me } }: Call) {
  const mentor = await findMentor(db, me)
  return {
    groups: await viewsFor(db, me, await listGroupsOf(db, me)),
    canAnnounce: mentor !== undefined && mentorStateOf(mentor) === 'approved',
  }
}

export async function readOne({
  services: { db },
  session,
  id,
}: Call & { id: string }): Promise<GroupSession> {
  const me = session.userId
  const row = await findGroup(db, { me, id })
  if (!row) throw new Problem(platform.notFound)
  return (await viewsFor(db, me, [row]))[0]!
}

async function viewsFor(db: Db, me: string, rows: readonly GroupRow[]): Promise<GroupSession[]> {
  // Names are for those who are in it.
  const inside = rows.filter((row) => row.mentor === me || row.mine === 'place').map(({ id }) => id)
  const people = await listPeopleOf(db, { groups: inside, me })
  const ids = [...new Set([...rows.map(({ mentor }) => mentor), ...people.map(({ id }) => id)])]
  const cards = new Map((await listMemberCards(db, ids)).map((card) => [card.id, card]))
  const photoOf = (id: string) => cards.get(id)?.photo ?? null
  const isYoung = await isMinor(db, me)
  const consents = isYoung ? await listAgreedMentorsOf(db, me) : []
  return rows.map((row): GroupSession => {
    const {
      id,
      topic,
      description,
      zone,
      minutes,
      places,
      taken,
      format,
      location,
      cancelReason,
      turn,
      version,
    } = row
    const isMentor = row.mentor === me
    const mine = isMentor ? 'mentor' : row.mine
    const isInside = inside.includes(id)
    return {
      id,
      mentor: { id: row.mentor, name: row.mentorName, photo: photoOf(row.mentor), slug: row.slug },
      topic,
      description,
      at: toIso(row.at),
      zone,
      minutes,
      joinBy: toIso(row.joinBy),
      places: { free: Math.max(0, places - taken), of: places, waiting: row.waiting },
      format,
      location,
      link: isInside && row.link !== '' && !row.isCancelled && (isMentor || row.isOpen) ? row.link : null,
      state: stateOf(row),
      cancelReason,
      mine,
      turn,
      obstacle: isYoung && mine === null ? obstacleOf(row, consents) : null,
      people: isInside
        ? people
            .filter(({ group }) => group === id)
            .map((one) => ({
              id: one.id,
              name: one.name,
              photo: photoOf(one.id),
              // Of who came the mentor reads all, and each member their own part.
              came: isMentor || one.id === me ? one.came : null,
            }))
        : null,
      version,
      isMentorAbsent: isInside && row.isMentorAbsent,
      isSettled: row.isSettled,
    }
  })
}

function stateOf({ isCancelled, isOver, isBegun, isClosed }: GroupRow): GroupState {
  if (isCancelled) return 'cancelled'
  if (isOver) return 'over'
  if (isBegun) return 'begun'
  return isClosed ? 'closed' : 'open'
}

function obstacleOf({ isForMinors, format, mentor }: GroupRow, consents: readonly string[]) {
  if (!isForMinors) return 'notForMinors'
  return ALONE.includes(format) && !consents.includes(mentor) ? 'guardianNeeded' : null
}
