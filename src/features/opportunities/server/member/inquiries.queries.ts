import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import { opportunityInquiries } from '../opportunities.tables.ts'

const idRows = rowsOf({ id: z.string() })

const { id, opportunityId, askedBy, question, answer, answeredAt, createdAt } = opportunityInquiries

export async function answeredInquiries(db: Db, of: string) {
  const rows = await db
    .select({ id, question, answer, answeredAt })
    .from(opportunityInquiries)
    .where(and(eq(opportunityId, of), isNotNull(answer)))
    .orderBy(desc(answeredAt), desc(id))
    .limit(50)
  return rows.map((row) => ({
    ...row,
    answer: row.answer ?? '',
    answeredAt: (row.answeredAt ?? new Date(0)).toISOString(),
  }))
}

/** All of them, those that wait first. */
export async function allInquiries(db: Db, of: string) {
  const rows = await db
    .select({ id, question, answer, createdAt })
    .from(opportunityInquiries)
    .where(eq(opportunityId, of))
    .orderBy(asc(isNotNull(answer)), desc(id))
    .limit(100)
  return rows.map(({ createdAt: at, ...row }) => ({ ...row, askedAt: at.toISOString() }))
}

export async function waitingOf(db: Db, { of, userId }: { of: string; userId: string }): Promise<string[]> {
  const rows = await db
    .select({ question })
    .from(opportunityInquiries)
    .where(and(eq(opportunityId, of), eq(askedBy, userId), isNull(answer)))
    .orderBy(asc(id))
  return rows.map((row) => row.question)
}

/** Adds a question unless this person already has so many waiting here; one statement, so that a hurry changes nothing. */
export async function insertInquiry(
  db: Db,
  input: { of: string; userId: string; question: string; limit: number },
): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${input.of} ${input.userId}`}, 7))`)
  const { rows } = await idRows(db)(sql`
    insert into opportunity_inquiries (id, opportunity_id, asked_by, question)
    select ${newId()}::uuid, ${input.of}::uuid, ${input.userId}::uuid, ${input.question}
    where (select count(*) from opportunity_inquiries
      where opportunity_id = ${input.of} and asked_by = ${input.userId} and answer is null) < ${input.limit}
    returning id`)
  return rows.length === 1
}

export async function storeAnswer(
  db: Db,
  input: { of: string; question: string; answer: string; userId: string },
): Promise<boolean> {
  const changed = await db
    .update(opportunityInquiries)
    .set({ answer: input.answer, answeredBy: input.userId, answeredAt: sql`now()` })
    .where(and(eq(id, input.question), eq(opportunityId, input.of)))
    .returning({ id })
  return changed.length > 0
}

export async function deleteInquiry(db: Db, input: { of: string; question: string }): Promise<boolean> {
  const gone = await db
    .delete(opportunityInquiries)
    .where(and(eq(id, input.question), eq(opportunityId, input.of)))
    .returning({ id })
  return gone.length > 0
}
