import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const readingRows = rowsOf({ digest: z.custom<Buffer>(), content: z.custom<ApplicationContent>() })

/** Lists stored readings by the digest of their source. */
export async function listReadings(db: Db, digests: readonly Buffer[]) {
  const { rows } = await readingRows(db)(sql`
    select digest, content from blind_readings where digest = any(${sql.param([...digests])}::bytea[])`)
  return new Map(rows.map(({ digest, content }) => [digest.toString('hex'), content]))
}

/** Readings kept per application: those of the first submission and later ones. */
const KEPT = 4

export async function saveReading(
  db: Db,
  { canvasId, digest, content }: { canvasId: string; digest: Buffer; content: ApplicationContent },
): Promise<void> {
  await db.execute(sql`
    insert into blind_readings (canvas_id, digest, content)
    values (${canvasId}, ${digest}, ${JSON.stringify(content)}) on conflict do nothing`)
  await db.execute(sql`
    delete from blind_readings where canvas_id = ${canvasId} and digest in (
      select digest from blind_readings where canvas_id = ${canvasId} order by made_at desc, digest offset ${KEPT})`)
}
