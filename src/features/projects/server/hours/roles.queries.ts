import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const roleRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  finished: z.boolean(),
  team: z.boolean(),
  organises: z.boolean(),
  today: z.string(),
})
type RoleQuestion = { slug: string; userId: string }

/**
 * The roles of a member in a project. Its lead and the board of its bank organise it; with neither a lead nor a bank, every
 * team member does.
 */
const rolesQuery = ({ slug, userId }: RoleQuestion): SQL => sql`
  select * from (
    select p.id, p.slug, p.title, p.finished_at is not null as finished, m.id is not null as team,
      coalesce(m.lead or (m.id is not null and (c.bank_id is null or not exists (
        select from project_members l where l.project_id = p.id and l.lead and l.user_id is not null))), false)
      or exists (select from bank_boards b where b.bank_id = c.bank_id and b.user_id = ${userId}) as organises,
      (clock_timestamp() at time zone 'Europe/Sarajevo')::date::text as today
    from projects p join public_calls c on c.id = p.call_id
    left join project_members m on m.project_id = p.id and m.user_id = ${userId}
    where p.slug = ${slug}) s
  where s.team or s.organises`

export async function findRoles(db: Db, roleQuestion: RoleQuestion) {
  const { rows } = await roleRows(db)(rolesQuery(roleQuestion))
  return rows[0]
}
export type Roles = NonNullable<Awaited<ReturnType<typeof findRoles>>>

const idRows = rowsOf({ id: z.string() })

/** Locks the project and returns the member's roles, so that hours are recorded and confirmed one after the other. */
export async function lockRoles(tx: Db, roleQuestion: RoleQuestion) {
  await idRows(tx)(sql`select id from projects where slug = ${roleQuestion.slug} for update`)
  return findRoles(tx, roleQuestion)
}

const personRows = rowsOf({ id: z.string(), name: z.string() })

export async function listTeam(db: Db, projectId: string) {
  const { rows } = await personRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name
    from project_members m join users u on u.id = m.user_id
    where m.project_id = ${projectId} order by m.lead desc, name, u.id`)
  return rows
}

/** Lists the people who may confirm hours that a team member entered, as `rolesQuery()` has them. */
export async function listOrganisers(db: Db, projectId: string) {
  const { rows } = await idRows(db)(sql`
    select m.user_id as id from project_members m where m.project_id = ${projectId} and m.lead and m.user_id is not null
    union select b.user_id from projects p join public_calls c on c.id = p.call_id
      join bank_boards b on b.bank_id = c.bank_id where p.id = ${projectId}
    union select m.user_id from project_members m join projects p on p.id = m.project_id
      join public_calls c on c.id = p.call_id
      where p.id = ${projectId} and m.user_id is not null and (c.bank_id is null or not exists (
        select from project_members l where l.project_id = p.id and l.lead and l.user_id is not null))`)
  return rows.map(({ id }) => id)
}
