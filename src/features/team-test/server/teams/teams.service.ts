import { sql } from '#platform/server/db/sql.ts'
import { mayReach } from '#features/network/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { completes, coverageOf, TEAM_MOST } from '../../contract/coverage.ts'
import { problems } from '../../contract/problems.ts'
import { type Team, TEAMS_MAX } from '../../contract/teams.endpoints.ts'
import { invitedKind } from './invitation.ts'
import { listSuggestibleConnections, listSummariesInTeam } from './summaries.queries.ts'
import {
  findTeam,
  lockTeam,
  insertMember,
  insertTeam,
  listMembers,
  listNamesOf,
  countPlaces,
  deleteMember,
  deleteTeam as deleteTeamRow,
  saveMembership,
} from './teams.queries.ts'

const SUGGESTED_MOST = 5

type TeamRequest = { services: Services; me: string; id: string }

export async function createTeam({ services, me, id, name }: TeamRequest & { name: string }) {
  await inTransaction(services.pool, async (tx) => {
    await tx.execute(sql`select id from users where id = ${me} for no key update`)
    const there = await findTeam(tx, me, id)
    if (there?.ownerId === me) return
    if (!(await insertTeam(tx, { id, name: name.trim(), owner: me, most: TEAMS_MAX })))
      throw new Problem(problems.teamsFull)
  })
  return { id }
}

export async function getTeam({ services: { db }, me, id }: TeamRequest): Promise<Team> {
  const team = await findTeam(db, me, id)
  if (!team) throw new Problem(platform.notFound)
  const isOwner = team.ownerId === me
  const [members, summaries] = await Promise.all([
    listMembers(db, id, me),
    // Invited people see the members, but nothing that they share.
    team.joined ? listSummariesInTeam(db, id) : new Map<string, never>(),
  ])
  const memberViews = members.map(({ id: person, name, joined }) => ({
    id: person,
    name,
    owner: person === team.ownerId,
    invited: !joined,
    summary: summaries.get(person) ?? null,
  }))
  return {
    id,
    name: team.name,
    own: { owner: isOwner, invited: !team.joined, shares: team.shares },
    members: memberViews,
    suggestions:
      isOwner && members.length < TEAM_MOST ? await suggestionsFor(db, { me, id, members: memberViews }) : [],
  }
}

/** Returns connections who like to make missing contributions, those who fill most gaps first. */
async function suggestionsFor(
  db: Db,
  { me, id, members }: { me: string; id: string; members: Team['members'] },
): Promise<Team['suggestions']> {
  const coverage = coverageOf(members.flatMap(({ summary }) => (summary ? [summary.bands] : [])))
  const others = await listSuggestibleConnections(db, { owner: me, teamId: id })
  const best = [...others]
    .map(([person, { bands }]) => ({ id: person, brings: completes(coverage, bands) }))
    .filter(({ brings }) => brings.length > 0)
    .sort((one, other) => other.brings.length - one.brings.length || (one.id < other.id ? -1 : 1))
    .slice(0, SUGGESTED_MOST)
  const names = await listNamesOf(
    db,
    best.map((each) => each.id),
  )
  return best.map((each) => ({ ...each, name: names.get(each.id) ?? '' }))
}

export async function deleteTeam({ services, me, id }: TeamRequest): Promise<void> {
  if (!(await deleteTeamRow(services.db, me, id))) throw new Problem(platform.notFound)
}

type Towards = TeamRequest & { person: string }

/** Invites a connection once, while there is room. */
export async function invite({ services, me, id, person }: Towards): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await lockTeam(tx, me, id))) throw new Problem(platform.notFound)
    if (!(await mayReach(tx, me, person, 'invite'))) throw new Problem(platform.notFound)
    if (!(await mayReach(tx, me, person, 'message'))) throw new Problem(problems.onlyConnections)
    const { places, there } = await countPlaces(tx, id, person)
    if (there) return
    if (places >= TEAM_MOST) throw new Problem(problems.teamFull)
    await insertMember(tx, id, person)
    const team = await findTeam(tx, me, id)
    const data = { team: id, name: team?.name ?? '' }
    await notify(tx, { services, kind: invitedKind, to: [person], about: id, by: me, data })
  })
}

export async function removeFromTeam({ services, me, id, person }: Towards): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await lockTeam(tx, me, id))) throw new Problem(platform.notFound)
    if (!(await deleteMember(tx, id, person))) throw new Problem(platform.notFound)
  })
}

export async function updateMembership({
  services: { db },
  me,
  id,
  shares,
}: TeamRequest & { shares: boolean }) {
  if (!(await findTeam(db, me, id))) throw new Problem(platform.notFound)
  if (!(await saveMembership(db, { id, userId: me, shares }))) throw new Problem(problems.resultNeeded)
}

export async function deleteMembership({ services, me, id }: TeamRequest): Promise<void> {
  if (!(await deleteMember(services.db, id, me))) throw new Problem(platform.notFound)
}
