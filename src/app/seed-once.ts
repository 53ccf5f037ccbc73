import type { Config } from '#platform/server/config/config.ts'
import type { Services } from '#platform/server/services.ts'
import { features } from './features.ts'
import { seedFeatures } from './seed-features.ts'

const LOCK = 7_261_043

/** Whether real people use this installation: in production, on somebody's own database. */
export function isReal(config: Config): boolean {
  return config.mode === 'production' && config.databaseUrl !== undefined
}

/** Whether this installation has the demo world. */
export function hasDemoWorld(config: Config): boolean {
  return config.seed === 'demo' && !isReal(config)
}

export async function seedOnce(services: Services, startQueue: () => Promise<void>): Promise<void> {
  if (hasDemoWorld(services.config)) await layDemoWorld(services, startQueue)
}

/**
 * Lays the demo world on an empty database, once, whichever instance comes first; false when somebody is there. What is
 * laid may enqueue work, so the queue is started for it.
 */
export async function layDemoWorld(services: Services, startQueue: () => Promise<void>): Promise<boolean> {
  const { pool } = services
  const { rows } = await pool.query('select 1 from users limit 1')
  if (rows.length > 0) return false
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const again = await client.query('select 1 from users limit 1')
    if (again.rows.length > 0) return false
    const starting = startQueue()
    await seedFeatures(services, features)
    await starting
    return true
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  }
}
