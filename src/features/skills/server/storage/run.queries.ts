import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import { CUT_OFF, type Part, PARTS } from '../../contract/vocabulary.endpoints.ts'
import type { MergeReport } from './merge.queries.ts'
import { deleteRelease } from './stage.queries.ts'

const idRows = rowsOf({ id: z.string() })

/** The step, and the number of its rows that are stored. */
export type Reached = { step: Part; count: number }
export type Run = { id: string; reached: Reached; continued: Reached | undefined }

const lastRunRows = rowsOf({
  id: z.string(),
  digest: z.nullable(z.string()),
  step: z.nullable(z.enum(PARTS)),
  reached: z.number(),
  is_done: z.boolean(),
})

/** Starts where the last run ended if that read the same files and was not finished; otherwise at the beginning. */
export async function insertRun(tx: Db, input: { source: string; digest: string }): Promise<Run> {
  await tx.execute(sql`
    update skill_imports set finished_at = coalesce(reached_at, started_at), failure = ${CUT_OFF} where finished_at is null`)
  const { rows } = await lastRunRows(tx)(sql`
    select id, digest, step, reached, report is not null as is_done
    from skill_imports order by started_at desc, id desc limit 1`)
  const [last] = rows
  const continued =
    last?.step && last.digest === input.digest && !last.is_done
      ? { id: last.id, step: last.step, count: last.reached }
      : undefined
  if (!continued) await deleteRelease(tx)
  const id = newId()
  await tx.execute(sql`
    insert into skill_imports (id, source, digest, step, reached, continues)
    values (${id}, ${input.source}, ${input.digest}, ${continued?.step ?? null}, ${continued?.count ?? 0},
      ${continued?.id ?? null})`)
  return { id, reached: continued ?? { step: PARTS[0], count: 0 }, continued }
}

/** Records progress, in the transaction of the part. */
export function updateRunProgress(tx: Db, id: string, { step, count }: Reached): Promise<void> {
  return changeOwn(
    tx,
    sql`
    update skill_imports set step = ${step}, reached = ${count}, reached_at = clock_timestamp()
    where id = ${id} and finished_at is null returning id`,
  )
}

export function saveRunReport(tx: Db, id: string, report: MergeReport): Promise<void> {
  return changeOwn(
    tx,
    sql`
    update skill_imports set finished_at = clock_timestamp(), report = ${JSON.stringify(report)}::jsonb
    where id = ${id} and finished_at is null returning id`,
  )
}

/** A run that lost its connection, and so its lock, may have been followed by another one. */
async function changeOwn(tx: Db, change: SQL): Promise<void> {
  const { rows } = await idRows(tx)(change)
  if (rows.length !== 1) throw new Error('Another import has begun; this one ends.')
}

export async function saveRunFailure(db: Db, id: string, error: unknown): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  await db.execute(
    sql`update skill_imports set finished_at = now(), failure = ${failure} where id = ${id} and finished_at is null`,
  )
}
