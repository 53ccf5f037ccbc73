import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

export type PlaceState = 'place' | 'waiting'
type Of = { group: string; member: string }

const stateRows = rowsOf({ state: z.enum(['place', 'waiting']) })

export async function findPlace(db: Db, { group, member }: Of): Promise<PlaceState | undefined> {
  const { rows } = await stateRows(db)(sql`
    select state from mentorship_group_places where group_id = ${group} and member_id = ${member}`)
  return rows[0]?.state
}

/** Counts the places and takes one, or a turn among those who wait, in one statement; the group session is held. */
export async function insertPlace(tx: Db, { group, member }: Of): Promise<PlaceState> {
  const { rows } = await stateRows(tx)(sql`
    insert into mentorship_group_places (group_id, member_id, state)
    select g.id, ${member}, case when g.places > (
        select count(*) from mentorship_group_places p where p.group_id = g.id and p.state = 'place')
      then 'place' else 'waiting' end
    from mentorship_groups g where g.id = ${group}
    returning state`)
  return rows[0]!.state
}

export async function deletePlace(tx: Db, { group, member }: Of): Promise<PlaceState | undefined> {
  const { rows } = await stateRows(tx)(sql`
    delete from mentorship_group_places where group_id = ${group} and member_id = ${member} returning state`)
  return rows[0]?.state
}

const memberRows = rowsOf({ id: z.string() })

/** Gives free places to those who wait, the first first; the group session is held. Returns who has one now. */
export async function updateFreePlaces(tx: Db, group: string): Promise<string[]> {
  const { rows } = await memberRows(tx)(sql`
    update mentorship_group_places p set state = 'place' from (
      select w.member_id from mentorship_group_places w
      join active_members a on a.id = w.member_id
      join mentorship_groups g on g.id = w.group_id
      left join mentors m on m.user_id = g.mentor_id
      where w.group_id = ${group} and w.state = 'waiting' and (
        not exists (select from minor_members n where n.id = w.member_id)
        or (m.minors_checked_at is not null and (m.profile ->> 'minors')::boolean))
      order by w.turn
      limit (select greatest(0, c.places - (select count(*) from mentorship_group_places t
        where t.group_id = c.id and t.state = 'place')) from mentorship_groups c where c.id = ${group})) next
    where p.group_id = ${group} and p.member_id = next.member_id
    returning p.member_id as id`)
  return rows.map(({ id }) => id)
}

export async function listMembersOf(db: Db, group: string, state: PlaceState): Promise<string[]> {
  const { rows } = await memberRows(db)(sql`
    select member_id as id from mentorship_group_places where group_id = ${group} and state = ${state} order by turn`)
  return rows.map(({ id }) => id)
}

const absentRows = rowsOf({ group: z.string(), absent: z.string() })

/** Lists who had a place and did not come, by one order for all: their rows are locked one after the other. */
export async function listAbsentFrom(tx: Db, groups: readonly string[]) {
  if (groups.length === 0) return []
  const { rows } = await absentRows(tx)(sql`
    select p.group_id as group, p.member_id as absent
    from mentorship_group_places p join active_members m on m.id = p.member_id
    where p.group_id = any(${sql.param([...groups])}::uuid[]) and p.state = 'place' and p.came = false
    order by p.member_id, p.group_id`)
  return rows
}

const countRows = rowsOf({ count: z.number() })

export async function countPlaces(db: Db, group: string): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from mentorship_group_places where group_id = ${group} and state = 'place'`)
  return rows[0]!.count
}

/** Keeps who came, once and again; those without a place are left alone. */
export async function saveAttendance(tx: Db, group: string, came: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update mentorship_group_places set came = member_id = any(${sql.param([...came])}::uuid[])
    where group_id = ${group} and state = 'place'`)
  await tx.execute(sql`update mentorship_groups set attendance_at = now() where id = ${group}`)
}
