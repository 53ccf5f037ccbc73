import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { type ImportRun, PARTS } from '../../contract/vocabulary.endpoints.ts'

const importsRows = rowsOf({ changed_at: z.string(), trained_at: z.nullable(z.string()) })

const importRows = rowsOf({
  id: z.string(),
  source: z.string(),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  report: z.custom<ImportRun['report']>(),
  continued: z.nullable(z.strictObject({ step: z.enum(PARTS), count: z.number(), startedAt: z.string() })),
})

/** Marks the engine as outdated. */
export async function updateVocabularyChangedAt(tx: Db): Promise<void> {
  await tx.execute(sql`update skill_state set changed_at = now()`)
}

export async function getImportState(db: Db) {
  const state = await importsRows(db)(sql`select changed_at, trained_at from skill_state`)
  const { rows } = await importRows(db)(sql`
    select i.id, i.source, i.started_at, i.finished_at, i.failure, i.report,
      case when before.id is not null then jsonb_build_object('step', before.step, 'count', before.reached,
        'startedAt', to_char(before.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as continued
    from skill_imports i
    left join skill_imports before on before.id = i.continues
    order by i.started_at desc, i.id desc limit 50`)
  const [{ changed_at, trained_at } = { changed_at: 0, trained_at: null }] = state.rows
  return {
    changedAt: toIso(changed_at),
    trainedAt: toIso(trained_at),
    imports: rows.map(({ started_at, finished_at, ...run }) => ({
      ...run,
      startedAt: toIso(started_at),
      finishedAt: toIso(finished_at),
    })),
  }
}
