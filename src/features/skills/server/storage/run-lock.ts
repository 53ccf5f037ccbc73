import type { Pool } from 'pg'
import { PlainError } from '#platform/server/process/plain-error.ts'

const LOCK = 7_261_044

/** Runs one import at a time. The lock belongs to the connection, so it ends with its process, in any way. */
export async function oneAtATime<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const lost = () => undefined
  client.on('error', lost)
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
    if (!rows[0]?.free) {
      const running = await client.query<{ source: string; since: string }>(
        `select source, to_char(started_at at time zone 'Europe/Sarajevo', 'HH24:MI') as since
         from skill_imports where finished_at is null order by started_at desc limit 1`,
      )
      const [run] = running.rows
      throw new PlainError(
        `Another import is running${run ? ` since ${run.since} (${run.source})` : ''}. Wait until it has finished.`,
      )
    }
    return await work()
  } finally {
    // Unlocks explicitly, because the server notices a closed connection late; and closes, in case that fails.
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(lost)
    client.off('error', lost)
    client.release(true)
  }
}
