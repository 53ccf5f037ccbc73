import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { type Row, rowsOf } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'

const FAILED_HOURS = 24

const figure = {
  task: z.string(),
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
  age: z.number(),
}
const figureRows = rowsOf(figure)

export type QueueFigure = Row<typeof figure>

/**
 * Returns of each kind of work how much is due, how much is being done, how much was given up within a day, and the age in
 * seconds of the oldest that is due.
 */
export async function listQueueFigures(db: Db): Promise<QueueFigure[]> {
  const { rows } = await figureRows(db)(sql`
    select q.name as task,
      (count(*) filter (where j.state < 'active' and j.start_after <= now()))::int as waiting,
      (count(*) filter (where j.state = 'active'))::int as running,
      (count(*) filter (where j.state = 'failed'))::int as failed,
      coalesce(extract(epoch from now() - min(j.start_after)
        filter (where j.state < 'active' and j.start_after <= now())), 0)::float8 as age
    from queue.queue q
    left join queue.job j on j.name = q.name and (j.state < 'completed'
      or (j.state = 'failed' and j.completed_on > now() - make_interval(hours => ${FAILED_HOURS})))
    where not starts_with(q.name, '__pgboss')
    group by q.name
    order by q.name`)
  return rows
}
