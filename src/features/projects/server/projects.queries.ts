import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { managesBank } from '#features/calls/server/index.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { ENTRY_KINDS } from '../contract/ledger.ts'
import { photo, type ProjectPlan } from '../contract/projects.endpoints.ts'

const SHOWN = 200

const projectRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  municipality: z.nullable(z.custom<MunicipalityId>()),
  summary: z.string(),
  call_slug: z.string(),
  call_title: z.custom<Bilingual>(),
  bank: z.nullable(z.strictObject({ slug: z.string(), name: z.string() })),
  requested: z.number(),
  amount: z.number(),
  plan: z.custom<ProjectPlan>(),
  started_at: timestamp,
  finished_at: z.nullable(timestamp),
  report: z.nullable(z.string()),
  size: z.number(),
  hours: z.strictObject({ minutes: z.number(), people: z.number() }),
  hidden: z.boolean(),
})

const named = sql`p.id, p.slug, p.title, p.municipality, p.amount, p.started_at, p.finished_at,
  case when b.id is not null then jsonb_build_object('slug', b.slug, 'name', b.name) end as bank`
const places = sql`join public_calls c on c.id = p.call_id left join bank_names b on b.id = c.bank_id`

export async function findProject(db: Db, slug: string) {
  const { rows } = await projectRows(db)(sql`
    select ${named}, p.summary, p.requested, p.plan, p.report, p.words_hidden_at is not null as hidden, c.slug as call_slug, c.content -> 'title' as call_title,
      (select count(*)::int from project_members m where m.project_id = p.id) as size,
      (select jsonb_build_object('minutes', coalesce(sum(h.minutes), 0), 'people', count(distinct h.user_id))
        from project_hours h where h.project_id = p.id and h.confirmed_at is not null) as hours
    from projects p ${places} where p.slug = ${slug}`)
  return rows[0]
}

const cardRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  municipality: z.nullable(z.custom<MunicipalityId>()),
  amount: z.number(),
  started_at: timestamp,
  finished_at: z.nullable(timestamp),
  bank: z.nullable(z.strictObject({ slug: z.string(), name: z.string() })),
  spent: z.number(),
  contributed: z.number(),
  unconfirmed: z.number(),
  photo: z.nullable(photo),
})

/** Lists running projects first, each group the newest first. */
export async function listCardRows(db: Db) {
  const { rows } = await cardRows(db)(sql`
    select ${named}, s.spent, s.contributed, s.unconfirmed, newest.photo
    from projects p join project_sums s on s.project_id = p.id ${places}
    left join lateral (
      select jsonb_build_object('id', f.id, 'picture', f.picture, 'alt', f.alt, 'placeholder', f.placeholder,
        'width', f.width, 'height', f.height) as photo
      from project_log_photos f join project_activities a on a.id = f.activity_id
      where a.project_id = p.id and p.words_hidden_at is null
      order by a.happened_on desc, f.created_at desc, f.id desc limit 1) newest on true
    order by p.finished_at is not null, p.started_at desc, p.id desc limit ${SHOWN}`)
  return rows
}

const countRows = rowsOf({ count: z.number() })

/**
 * Counts projects that banks funded before they used calls here; the banks' pages list them, and they have no pages of
 * their own.
 */
export async function countEarlier(db: Db): Promise<number> {
  const { rows } = await countRows(db)(
    sql`select count(*)::int as count from bank_projects where slug is null`,
  )
  return rows[0]?.count ?? 0
}

const sumRows = rowsOf({
  kind: z.enum(ENTRY_KINDS),
  line: z.nullable(z.string()),
  confirmed: z.boolean(),
  amount: z.number(),
})

/** Sums the ledger of a project by kind and budget item. */
export async function listLedgerSums(db: Db, projectId: string) {
  const { rows } = await sumRows(db)(sql`
    select kind, line, confirmed_at is not null as confirmed, sum(amount)::float8 as amount
    from project_entries where project_id = ${projectId} and struck_at is null
    group by 1, 2, 3`)
  return rows
}

const entryRows = rowsOf({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  amount: z.number(),
  what: z.string(),
  day: z.string(),
  line: z.nullable(z.string()),
  instalment: z.nullable(z.number()),
  giver: z.nullable(z.string()),
  confirmed: z.boolean(),
})

export async function listEntries(db: Db, projectId: string) {
  const { rows } = await entryRows(db)(sql`
    select id, kind, amount, what, happened_on::text as day, line, giver, confirmed_at is not null as confirmed,
      (select i.position from project_instalments i where i.id = e.instalment_id) as instalment
    from project_entries e where project_id = ${projectId} and struck_at is null
    order by happened_on desc, entered_at desc, id desc`)
  return rows
}

const activityRows = rowsOf({ id: z.string(), text: z.string(), day: z.string() })

export async function listActivities(db: Db, projectId: string) {
  const { rows } = await activityRows(db)(sql`
    select id, text, happened_on::text as day from project_activities where project_id = ${projectId}
    order by happened_on desc, created_at desc, id desc`)
  return rows
}

const nameRows = rowsOf({ name: z.string(), role: z.string(), profile: z.string() })

/** Lists team members with a public profile; the others are only counted. */
export async function listPublicMembers(db: Db, projectId: string) {
  const { rows } = await nameRows(db)(sql`
    select u.first_name || ' ' || u.last_name as name, m.role, f.slug as profile
    from project_members m join published_profiles f on f.user_id = m.user_id join users u on u.id = m.user_id
    where m.project_id = ${projectId} and f.slug is not null order by m.lead desc, m.id`)
  return rows
}

const ownRows = rowsOf({ slug: z.string(), title: z.string() })

export async function listOwnProjects(db: Db, userId: string) {
  const { rows } = await ownRows(db)(sql`
    select p.slug, p.title from projects p join project_members m on m.project_id = p.id
    where m.user_id = ${userId} order by p.finished_at is not null, p.started_at desc, p.id`)
  return rows
}

const slugRows = rowsOf({ slug: z.string() })

/** Lists projects of the banks whose calls a member looks after, the newest first. */
export async function listManagedProjects(db: Db, session: Session): Promise<string[]> {
  const { rows } = await slugRows(db)(sql`
    select p.slug from projects p join public_calls c on c.id = p.call_id
    where ${managesBank(session, sql`c.bank_id`)} order by p.started_at desc, p.id desc limit ${SHOWN}`)
  return rows.map(({ slug }) => slug)
}

const teamRows = rowsOf({
  id: z.string(),
  title: z.string(),
  plan: z.custom<ProjectPlan>(),
  finished: z.boolean(),
  leads: z.boolean(),
  hidden: z.boolean(),
  today: z.string(),
})

type OfTeam = { slug: string; userId: string }

/** The condition for ending a project: the lead may, and without a lead every team member. */
const ofTeam = ({ slug, userId }: OfTeam): SQL => sql`
  select p.id, p.title, p.plan, p.finished_at is not null as finished, p.words_hidden_at is not null as hidden,
    (m.lead or not exists (select from project_members l
      where l.project_id = p.id and l.lead and l.user_id is not null)) as leads,
    (clock_timestamp() at time zone 'Europe/Sarajevo')::date::text as today
  from projects p join project_members m on m.project_id = p.id
  where p.slug = ${slug} and m.user_id = ${userId}`

export async function findTeamProject(db: Db, which: OfTeam) {
  const { rows } = await teamRows(db)(ofTeam(which))
  return rows[0]
}

/** Locks the project for a change; other team members wait, also to end it. */
export async function lockTeamProject(tx: Db, which: OfTeam) {
  const { rows } = await teamRows(tx)(sql`${ofTeam(which)} for update of p`)
  return rows[0]
}
