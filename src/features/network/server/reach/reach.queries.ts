import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReachFacts } from './reach.ts'

const factRows = rowsOf({
  person: z.string(),
  here: z.boolean(),
  blocked: z.boolean(),
  connected: z.boolean(),
  requested: z.boolean(),
  published: z.boolean(),
  organisation: z.boolean(),
  team: z.boolean(),
  guides: z.boolean(),
  mentorship: z.boolean(),
  reserved: z.boolean(),
  minor: z.boolean(),
})

/**
 * Returns the facts for the policy; `one` wants something of each of the others. Joining a team by a link does not count as
 * knowing it.
 */
export async function listReachFactsOf(
  db: Db,
  one: string,
  others: readonly string[],
): Promise<Map<string, ReachFacts>> {
  const { rows } = await factRows(db)(sql`
    with asked as (select distinct id from unnest(${sql.param([...others])}::uuid[]) as o (id))
    select o.id as person,
      (select count(*) from active_members where id in (${one}, o.id)) = 2 as here,
      exists (select 1 from blocked_pairs b where b.member_id = ${one} and b.other_id = o.id) as blocked,
      exists (select 1 from connections c where c.member_id = ${one} and c.other_id = o.id) as connected,
      exists (select 1 from connection_requests r where r.from_id = o.id and r.to_id = ${one}
        and r.declined_at is null and r.withdrawn_at is null
        and r.created_at > now() - interval '90 days') as requested,
      exists (select 1 from published_profiles p where p.user_id = o.id) as published,
      exists (select 1 from organisation_people mine where mine.user_id = ${one} and (
        exists (select 1 from organisation_people theirs
          where theirs.organisation_id = mine.organisation_id and theirs.user_id = o.id)
        or exists (select 1 from member_applications a join public_opportunities p on p.id = a.opportunity_id
          where a.user_id = o.id and p.organisation_id = mine.organisation_id
            and a.sent_at is not null and a.status <> 'withdrawn'))) as organisation,
      exists (select 1 from application_teams mine join application_teams theirs on theirs.canvas_id = mine.canvas_id
          where mine.user_id = ${one} and theirs.user_id = o.id)
        or exists (select 1 from application_mentors g where g.user_id = o.id and (
          exists (select 1 from application_teams t where t.canvas_id = g.canvas_id and t.user_id = ${one})
          or exists (select 1 from application_mentors f where f.canvas_id = g.canvas_id and f.user_id = ${one})))
        or exists (select 1 from project_people mine join project_people theirs on theirs.project_id = mine.project_id
          where mine.user_id = ${one} and theirs.user_id = o.id) as team,
      exists (select 1 from project_boards g where g.board_id = ${one} and g.member_id = o.id) as guides,
      exists (select 1 from mentorship_pairs p where p.is_active
        and ${one}::uuid in (p.mentor_id, p.member_id) and o.id in (p.mentor_id, p.member_id)) as mentorship,
      exists (select 1 from reserved_members m where m.id = o.id) as reserved,
      exists (select 1 from minor_members m where m.id = o.id) as minor
    from asked o`)
  return new Map(rows.map(({ person, ...facts }) => [person, facts]))
}

/** Returns the facts for one other member. */
export async function getReachFacts(db: Db, one: string, other: string): Promise<ReachFacts> {
  const facts = (await listReachFactsOf(db, one, [other])).get(other.toLowerCase())
  if (!facts) throw new Error('One row of facts was asked for')
  return facts
}
