import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import { countInstances } from '../db/instances.queries.ts'

/**
 * Gives work back that an instance held when it was killed. Only who is alone knows that nobody holds it any more; among
 * several, the heartbeat of the work tells.
 */
export async function takeOverFromDead({ pool, boss }: { pool: Pool; boss: PgBoss }): Promise<void> {
  if ((await countInstances(pool)) > 1) return
  const { rows } = await pool.query<{ name: string; ids: string[] }>(
    `select name, array_agg(id::text) as ids from queue.job where state = 'active' group by name`,
  )
  for (const { name, ids } of rows) await boss.fail(name, ids, { error: 'the instance was killed' })
}
