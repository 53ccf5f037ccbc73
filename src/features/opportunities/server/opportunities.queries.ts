import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { Content, SkillRequirement } from '../contract/content.ts'
import { type DismissReason, EVENTS, type OpportunityEvent } from '../contract/kinds.ts'
import { byColumn, type OpportunityRow, opportunityShape } from './opportunity-row.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export type Opportunity = OpportunityRow & { skills: SkillRequirement[] }

const opportunityRows = rowsOf(opportunityShape)
const skillRows = rowsOf({
  skill: z.string(),
  importance: z.custom<SkillRequirement['importance']>(),
  level: z.custom<SkillRequirement['level']>(),
})
const versionRows = rowsOf({ version: z.number() })
const eventRows = rowsOf({
  kind: z.enum(EVENTS),
  reason: z.nullable(z.custom<DismissReason>()),
  createdAt: timestamp,
})
const revisionRows = rowsOf({
  id: z.string(),
  content: z.custom<Content>(),
  writtenBy: z.nullable(z.string()),
  createdAt: timestamp,
})

export async function findOpportunityById(db: Db, id: string): Promise<Opportunity | undefined> {
  return selectOpportunity(db, sql`where id = ${id}`)
}

/** Finds by id or by address, as in a path. */
export async function findOpportunity(db: Db, x: string): Promise<Opportunity | undefined> {
  return UUID.test(x) ? findOpportunityById(db, x) : selectOpportunity(db, sql`where slug = ${x}`)
}

/** Locks an opportunity until the transaction ends. */
export async function lockOpportunity(tx: Db, id: string): Promise<Opportunity | undefined> {
  return selectOpportunity(tx, sql`where id = ${id} for update`)
}

async function selectOpportunity(db: Db, which: SQL): Promise<Opportunity | undefined> {
  const {
    rows: [row],
  } = await opportunityRows(db)(sql`
    select id, slug, organisation_id as "organisationId", organisation_name as "organisationName", kind, status,
      title, summary, body, written, details, municipalities, mode, languages,
      amount_min::float8 as "amountMin", amount_max::float8 as "amountMax", amount_net as "amountNet", contract,
      first_job as "firstJob", only_for as "onlyFor", vacancies, deadline, starts_at as "startsAt",
      ends_at as "endsAt", apply_here as "applyHere", external_url as "externalUrl", apply_path as "applyPath",
      contact, questions, source_url as "sourceUrl", fingerprint, warnings, pending, version,
      created_by as "createdBy", created_at as "createdAt", updated_at as "updatedAt", changed_at as "changedAt",
      submitted_at as "submittedAt", published_at as "publishedAt", closed_at as "closedAt",
      closed_reason as "closedReason", returned_reason as "returnedReason", reviewed_by as "reviewedBy"
    from opportunities ${which}`)
  if (!row) return undefined
  const { rows: skills } = await skillRows(db)(sql`
    select skill_id as skill, importance, level from opportunity_skills
    where opportunity_id = ${row.id} order by importance desc, skill_id`)
  return { ...row, skills }
}

type NewRow = Partial<OpportunityRow> & Pick<OpportunityRow, 'id'>

export async function insertOpportunity(
  db: Db,
  values: NewRow,
  skills: readonly SkillRequirement[] = [],
): Promise<void> {
  await insertOpportunities(db, [values])
  if (skills.length > 0) await saveSkills(db, values.id, skills)
}

/** Inserts opportunities that all give the same columns. */
export async function insertOpportunities(db: Db, values: readonly NewRow[]): Promise<void> {
  const rows = values.map(byColumn)
  const names = namesOf(rows[0] ?? {})
  await db.execute(sql`
    insert into opportunities (${names}) select ${names}
    from jsonb_populate_recordset(null::opportunities, ${JSON.stringify(rows)}::jsonb)`)
}

/** Writes the given columns and returns the version that they make; `changed` is what the public notices. */
export async function updateOpportunity(
  db: Db,
  id: string,
  { changed = false, ...values }: Partial<OpportunityRow> & { changed?: boolean },
): Promise<number> {
  const columns = byColumn(values)
  const assignments =
    Object.keys(columns).length === 0
      ? sql``
      : sql`(${namesOf(columns)}) = (select ${namesOf(columns)}
          from jsonb_populate_record(null::opportunities, ${JSON.stringify(columns)}::jsonb)),`
  const { rows } = await versionRows(db)(sql`
    update opportunities set ${assignments} version = version + 1, updated_at = now(),
      changed_at = case when ${changed} then clock_timestamp() else changed_at end
    where id = ${id} returning version`)
  return rows[0]?.version ?? 1
}

function namesOf(columns: object): SQL {
  return sql.join(
    Object.keys(columns).map((name) => sql.identifier(name)),
    sql`, `,
  )
}

/** Stores skills, without those that the vocabulary does not (or no longer) have. */
export async function saveSkills(db: Db, id: string, skills: readonly SkillRequirement[]): Promise<void> {
  await db.execute(sql`delete from opportunity_skills where opportunity_id = ${id}`)
  if (skills.length === 0) return
  const rows = skills.map(
    ({ skill, importance, level }) => sql`(${skill}::uuid, ${importance}, ${level}::text)`,
  )
  await db.execute(sql`
    insert into opportunity_skills (opportunity_id, skill_id, importance, level)
    select ${id}::uuid, wanted.skill, wanted.importance, wanted.level
    from (values ${sql.join(rows, sql`, `)}) as wanted (skill, importance, level)
    join known_skills known on known.id = wanted.skill
    on conflict do nothing`)
}

/** Records an act; only the first of each kind counts. */
export async function insertOpportunityEvent(
  db: Db,
  event: { userId: string; opportunityId: string; kind: OpportunityEvent; reason?: DismissReason | null },
): Promise<void> {
  const { userId, opportunityId, kind, reason = null } = event
  await db.execute(sql`
    insert into opportunity_events (user_id, opportunity_id, kind, reason)
    values (${userId}, ${opportunityId}, ${kind}, ${reason})
    on conflict (user_id, opportunity_id, kind) do update set reason = excluded.reason
      where excluded.kind = 'dismissed'`)
}

export async function deleteOpportunityEvent(
  db: Db,
  { userId, opportunityId, kind }: { userId: string; opportunityId: string; kind: OpportunityEvent },
): Promise<void> {
  await db.execute(sql`
    delete from opportunity_events
    where user_id = ${userId} and opportunity_id = ${opportunityId} and kind = ${kind}`)
}

export async function listOpportunityEvents(
  db: Db,
  { userId, opportunityId }: { userId: string; opportunityId: string },
) {
  const { rows } = await eventRows(db)(sql`
    select kind, reason, created_at as "createdAt" from opportunity_events
    where user_id = ${userId} and opportunity_id = ${opportunityId}`)
  return rows
}

const interestedRows = rowsOf({ userId: z.string() })

/** Lists the members who saved an opportunity or applied to it. */
export async function listInterested(db: Db, opportunityId: string): Promise<string[]> {
  const { rows } = await interestedRows(db)(sql`
    select distinct user_id as "userId" from opportunity_events
    where opportunity_id = ${opportunityId} and kind in ('saved', 'applied') order by user_id`)
  return rows.map(({ userId }) => userId)
}

export async function insertRevision(
  db: Db,
  {
    opportunityId,
    content,
    writtenBy,
  }: { opportunityId: string; content: Content; writtenBy: string | null },
): Promise<void> {
  await db.execute(sql`
    insert into opportunity_revisions (id, opportunity_id, content, written_by)
    values (${newId()}, ${opportunityId}, ${JSON.stringify(content)}::jsonb, ${writtenBy})`)
}

export async function listRevisions(db: Db, opportunityId: string) {
  const { rows } = await revisionRows(db)(sql`
    select id, content, written_by as "writtenBy", created_at as "createdAt" from opportunity_revisions
    where opportunity_id = ${opportunityId} order by id desc limit 50`)
  return rows
}
