import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { Move } from '../../contract/money/plan-changes.ts'
import type { ProjectPlan } from '../../contract/projects.endpoints.ts'

const changeRows = rowsOf({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  amount: z.number(),
  reason: z.string(),
  accepted: z.nullable(z.boolean()),
  answer: z.string(),
  asked_at: timestamp,
})

export async function listChanges(db: Db, projectId: string) {
  const { rows } = await changeRows(db)(sql`
    select id, from_line as from, to_line as to, amount, reason, accepted, answer, asked_at
    from project_changes where project_id = ${projectId} order by asked_at, id`)
  return rows
}

const moveRows = rowsOf({ from: z.string(), to: z.string(), amount: z.number() })

/** Lists the changes that the bank accepted, in their order. */
export async function listMoves(db: Db, projectId: string): Promise<Move[]> {
  const { rows } = await moveRows(db)(sql`
    select from_line as from, to_line as to, amount from project_changes
    where project_id = ${projectId} and accepted order by decided_at, id`)
  return rows
}

const planRows = rowsOf({ plan: z.custom<ProjectPlan>() })

export async function listBudgetItems(db: Db, projectId: string): Promise<ProjectPlan['budget']> {
  const { rows } = await planRows(db)(sql`select plan from projects where id = ${projectId}`)
  return rows[0]?.plan.budget ?? []
}

const idRows = rowsOf({ id: z.string() })

type NewChange = Move & { id: string; projectId: string; userId: string; reason: string }

export async function insertChange(tx: Db, { id, projectId, userId, from, to, amount, reason }: NewChange) {
  const { rows } = await idRows(tx)(sql`
    insert into project_changes (id, project_id, from_line, to_line, amount, reason, asked_by)
    values (${id}, ${projectId}, ${from}, ${to}, ${amount}, ${reason.trim()}, ${userId})
    on conflict do nothing returning id`)
  return rows.length > 0
}

export async function deleteChange(tx: Db, { id, projectId }: { id: string; projectId: string }) {
  const { rows } = await idRows(tx)(sql`
    delete from project_changes where id = ${id} and project_id = ${projectId} and decided_at is null returning id`)
  return rows.length > 0
}

type Decided = { id: string; accepted: boolean; answer: string }

export async function saveDecision(tx: Db, { id, accepted, answer }: Decided): Promise<void> {
  await tx.execute(sql`
    update project_changes set decided_at = clock_timestamp(), accepted = ${accepted},
      answer = ${answer.trim()}
    where id = ${id} and decided_at is null`)
}
