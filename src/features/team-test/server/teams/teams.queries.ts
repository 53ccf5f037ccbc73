import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { TeamEntry } from '../../contract/results.endpoints.ts'

const entryRows = rowsOf({
  id: z.string(),
  name: z.string(),
  invited: z.boolean(),
  owner: z.boolean(),
  shares: z.boolean(),
  size: z.number(),
})

/** Lists teams of which somebody is a member or invited, without teams of people whom a block separates from them. */
export async function listTeams(db: Db, userId: string): Promise<TeamEntry[]> {
  const { rows } = await entryRows(db)(sql`
    select t.id, t.name, m.joined_at is null as invited, t.owner_id = ${userId} as owner, m.shares,
      (select count(*) from team_test_members o join active_members a on a.id = o.user_id
        where o.team_id = t.id and o.joined_at is not null)::int as size
    from team_test_members m join team_test_teams t on t.id = m.team_id
    where m.user_id = ${userId}
      and not exists (select 1 from blocked_pairs b where b.member_id = ${userId} and b.other_id = t.owner_id)
    order by (m.joined_at is null) desc, t.created_at desc, t.id`)
  return rows
}

const teamRows = rowsOf({
  id: z.string(),
  name: z.string(),
  ownerId: z.string(),
  joined: z.boolean(),
  shares: z.boolean(),
})

/** Returns a team to a member or an invited person. */
export async function findTeam(db: Db, userId: string, id: string) {
  const { rows } = await teamRows(db)(sql`
    select t.id, t.name, t.owner_id as "ownerId", m.joined_at is not null as joined, m.shares
    from team_test_teams t join team_test_members m on m.team_id = t.id and m.user_id = ${userId}
    where t.id = ${id}
      and not exists (select 1 from blocked_pairs b where b.member_id = ${userId} and b.other_id = t.owner_id)`)
  return rows[0]
}

const memberRows = rowsOf({ id: z.string(), name: z.string(), joined: z.boolean() })

/** Lists the members of a team and the invited, by time of entry, without people whom a block separates from the reader. */
export async function listMembers(db: Db, teamId: string, reader: string) {
  const { rows } = await memberRows(db)(sql`
    select m.user_id as id, u.first_name || ' ' || u.last_name as name, m.joined_at is not null as joined
    from team_test_members m join active_members a on a.id = m.user_id join users u on u.id = m.user_id
    where m.team_id = ${teamId}
      and not exists (select 1 from blocked_pairs b where b.member_id = ${reader} and b.other_id = m.user_id)
    order by m.joined_at nulls last, m.invited_at, m.user_id`)
  return rows
}

const nameRows = rowsOf({ id: z.string(), name: z.string() })

export async function listNamesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await nameRows(db)(sql`
    select id, first_name || ' ' || last_name as name from users where id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const idRows = rowsOf({ id: z.string() })

/** Inserts a team; the caller locks the owner. Returns false if the id is taken or the owner has too many teams. */
export async function insertTeam(
  tx: Db,
  { id, name, owner, most }: { id: string; name: string; owner: string; most: number },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into team_test_teams (id, owner_id, name)
    select ${id}::uuid, ${owner}::uuid, ${name}
    where (select count(*) from team_test_teams where owner_id = ${owner}) < ${most}
    on conflict (id) do nothing returning id`)
  if (rows.length === 0) return false
  await tx.execute(sql`
    insert into team_test_members (team_id, user_id, joined_at, shares)
    values (${id}, ${owner}, now(), exists (select 1 from team_test_results where user_id = ${owner}))`)
  return true
}

export async function deleteTeam(db: Db, owner: string, id: string): Promise<boolean> {
  const { rows } = await idRows(db)(
    sql`delete from team_test_teams where id = ${id} and owner_id = ${owner} returning id`,
  )
  return rows.length === 1
}

/** Locks the owner's team until the transaction ends. */
export async function lockTeam(tx: Db, owner: string, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(
    sql`select id from team_test_teams where id = ${id} and owner_id = ${owner} for no key update`,
  )
  return rows.length === 1
}

const placeRows = rowsOf({ places: z.number(), there: z.boolean() })

export async function countPlaces(tx: Db, id: string, person: string) {
  const { rows } = await placeRows(tx)(sql`
    select count(*)::int as places, coalesce(bool_or(user_id = ${person}), false) as there
    from team_test_members where team_id = ${id}`)
  return rows[0] ?? { places: 0, there: false }
}

export async function insertMember(tx: Db, id: string, person: string): Promise<void> {
  await tx.execute(sql`insert into team_test_members (team_id, user_id) values (${id}, ${person})`)
}

/** Removes a member. The owner cannot be removed, not even by themselves: their team ends as a whole. */
export async function deleteMember(db: Db, id: string, person: string): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    delete from team_test_members m using team_test_teams t
    where t.id = m.team_id and m.team_id = ${id} and m.user_id = ${person} and t.owner_id <> m.user_id
    returning m.team_id as id`)
  return rows.length === 1
}

/** Joins the team, if not a member yet. Nothing is shared without a result. */
export async function saveMembership(
  db: Db,
  { id, userId, shares }: { id: string; userId: string; shares: boolean },
): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    update team_test_members set joined_at = coalesce(joined_at, now()), shares = ${shares}
    where team_id = ${id} and user_id = ${userId}
      and (not ${shares} or exists (select 1 from team_test_results where user_id = ${userId}))
    returning team_id as id`)
  return rows.length === 1
}
