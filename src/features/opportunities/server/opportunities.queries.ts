import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import {
  type Content,
  content as contentSchema,
  emptyContent,
  type WantedSkill,
} from '../contract/content.ts'
import { readDetails } from '../contract/details.ts'
import type { DismissReason, OpportunityEvent } from '../contract/kinds.ts'
import {
  opportunities,
  opportunityEvents,
  type OpportunityRow,
  opportunityRevisions,
  opportunitySkills,
} from './opportunities.tables.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export type Opportunity = OpportunityRow & { skills: WantedSkill[] }

export async function opportunityById(db: Db, id: string): Promise<Opportunity | undefined> {
  const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id))
  return row && { ...row, skills: await skillsOf(db, row.id) }
}

/** Finds by id or by address, as in a path. */
export async function findOpportunity(db: Db, x: string): Promise<Opportunity | undefined> {
  if (UUID.test(x)) return opportunityById(db, x)
  const [row] = await db.select().from(opportunities).where(eq(opportunities.slug, x))
  return row && { ...row, skills: await skillsOf(db, row.id) }
}

/** Locks an opportunity until the transaction ends. */
export async function lockOpportunity(tx: Db, id: string): Promise<Opportunity | undefined> {
  const [row] = await tx.select().from(opportunities).where(eq(opportunities.id, id)).for('update')
  return row && { ...row, skills: await skillsOf(tx, row.id) }
}

async function skillsOf(db: Db, id: string): Promise<WantedSkill[]> {
  const { skillId: skill, importance, level } = opportunitySkills
  return db
    .select({ skill, importance, level })
    .from(opportunitySkills)
    .where(eq(opportunitySkills.opportunityId, id))
    .orderBy(desc(importance), skill)
}

/** Returns the published content, in the form of the editor. */
export function contentOf(row: Opportunity): Content {
  const base = emptyContent(row.kind)
  const whole = {
    ...base,
    title: { ...NO_TEXT, ...row.title },
    summary: { ...NO_TEXT, ...row.summary },
    body: { ...base.body, ...row.body },
    municipalities: row.municipalities,
    mode: row.mode,
    languages: row.languages,
    skills: row.skills,
    amountMin: row.amountMin,
    amountMax: row.amountMax,
    amountNet: row.amountNet,
    contract: row.contract,
    firstJob: row.firstJob,
    onlyFor: row.onlyFor,
    vacancies: row.vacancies,
    deadline: toIso(row.deadline),
    startsAt: toIso(row.startsAt),
    endsAt: toIso(row.endsAt),
    applyHere: row.applyHere,
    externalUrl: row.externalUrl,
    contact: { ...base.contact, ...row.contact },
    questions: row.questions,
    details: readDetails(row.kind, row.details),
  }
  return contentSchema.parse(whole)
}

/** Returns the columns of a content. */
export function columnsOf({ skills: _skills, deadline, startsAt, endsAt, ...content }: Content) {
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return { ...content, deadline: moment(deadline), startsAt: moment(startsAt), endsAt: moment(endsAt) }
}

export async function insertOpportunity(
  db: Db,
  values: typeof opportunities.$inferInsert,
  skills: readonly WantedSkill[] = [],
): Promise<void> {
  await db.insert(opportunities).values(values)
  if (skills.length > 0) await storeSkills(db, values.id, skills)
}

export async function updateOpportunity(
  db: Db,
  id: string,
  values: Partial<typeof opportunities.$inferInsert> & { changed?: boolean },
): Promise<number> {
  const { changed, ...columns } = values
  const [row] = await db
    .update(opportunities)
    .set({
      ...columns,
      version: sql`${opportunities.version} + 1`,
      updatedAt: sql`now()`,
      ...(changed && { changedAt: sql`clock_timestamp()` }),
    })
    .where(eq(opportunities.id, id))
    .returning({ version: opportunities.version })
  return row?.version ?? 1
}

/** Stores skills, without those that the vocabulary does not (or no longer) have. */
export async function storeSkills(db: Db, id: string, skills: readonly WantedSkill[]): Promise<void> {
  await db.delete(opportunitySkills).where(eq(opportunitySkills.opportunityId, id))
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
export async function recordEvent(
  db: Db,
  event: { userId: string; opportunityId: string; kind: OpportunityEvent; reason?: DismissReason | null },
): Promise<void> {
  const { reason = null } = event
  const insert = db.insert(opportunityEvents).values({ ...event, reason })
  await (event.kind === 'dismissed'
    ? insert.onConflictDoUpdate({
        target: [opportunityEvents.userId, opportunityEvents.opportunityId, opportunityEvents.kind],
        set: { reason },
      })
    : insert.onConflictDoNothing())
}

export async function removeEvent(
  db: Db,
  { userId, opportunityId, kind }: { userId: string; opportunityId: string; kind: OpportunityEvent },
): Promise<void> {
  const { userId: user, opportunityId: opportunity, kind: of } = opportunityEvents
  await db
    .delete(opportunityEvents)
    .where(and(eq(user, userId), eq(opportunity, opportunityId), eq(of, kind)))
}

export async function eventsOf(db: Db, { userId, opportunityId }: { userId: string; opportunityId: string }) {
  const { kind, reason, createdAt } = opportunityEvents
  return db
    .select({ kind, reason, createdAt })
    .from(opportunityEvents)
    .where(and(eq(opportunityEvents.userId, userId), eq(opportunityEvents.opportunityId, opportunityId)))
}

export async function addRevision(
  db: Db,
  revision: { opportunityId: string; content: Content; writtenBy: string | null },
): Promise<void> {
  await db.insert(opportunityRevisions).values({ id: newId(), ...revision })
}

export async function listRevisions(db: Db, opportunityId: string, after?: string) {
  return db
    .select()
    .from(opportunityRevisions)
    .where(
      and(
        eq(opportunityRevisions.opportunityId, opportunityId),
        after === undefined ? undefined : lt(opportunityRevisions.id, after),
      ),
    )
    .orderBy(desc(opportunityRevisions.id))
    .limit(50)
}
