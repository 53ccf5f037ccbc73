import type { ClientBase } from 'pg'
import type { JobInsert, PgBoss } from 'pg-boss'

// One JSON text a line: the two marks that CSV wants cannot occur in JSON, so nothing is ever quoted.
const AS_LINES = `(format csv, delimiter e'\\x01', quote e'\\x02')`

/** Work that waits, or is being done just now, as one JSON object a line. */
export const WAITING_JOBS = `copy (
  select json_build_object('name', name, 'job', json_build_object(
    'id', id, 'data', data, 'priority', priority, 'startAfter', start_after, 'singletonKey', singleton_key))
  from queue.job where state in ('created', 'retry', 'active') order by created_on, id
) to stdout ${AS_LINES}`

export type WaitingJob = { name: string; job: JobInsert }

/** Puts work back into its queues, in the caller's transaction and instead of what waits there. */
export async function replaceJobs(input: {
  client: ClientBase
  boss: PgBoss
  jobs: AsyncIterable<WaitingJob>
  known: ReadonlySet<string>
}): Promise<number> {
  const { client, boss, known } = input
  await client.query('delete from queue.job')
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values)
  let count = 0
  for await (const { name, job } of input.jobs) {
    // This release has no such work any more.
    if (!known.has(name)) continue
    await boss.insert(name, [job], { db: { executeSql } })
    count += 1
  }
  return count
}
