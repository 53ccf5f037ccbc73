import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import type { ImportRun } from '../../contract/vocabulary.endpoints.ts'

type ImportRow = {
  id: string
  source: string
  started_at: string
  finished_at: string | null
  failure: string | null
  report: ImportRun['report']
}

/** The engine is behind from now on. */
export async function noteChanged(tx: Db): Promise<void> {
  await tx.execute(sql`update skill_state set changed_at = now()`)
}

export async function findImports(db: Db) {
  const state = await db.execute<{ changed_at: string; trained_at: string | null }>(
    sql`select changed_at, trained_at from skill_state`,
  )
  const { rows } = await db.execute<ImportRow>(sql`
    select id, source, started_at, finished_at, failure, report from skill_imports
    order by started_at desc, id desc limit 50`)
  const [{ changed_at, trained_at } = { changed_at: 0, trained_at: null }] = state.rows
  return {
    changedAt: iso(changed_at),
    trainedAt: trained_at && iso(trained_at),
    imports: rows.map(({ started_at, finished_at, ...run }) => ({
      ...run,
      startedAt: iso(started_at),
      finishedAt: finished_at && iso(finished_at),
    })),
  }
}

function iso(time: string | number): string {
  return new Date(time).toISOString()
}
