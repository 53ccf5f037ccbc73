import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import * as z from 'zod/mini'
import type { Config } from '#platform/server/config/config.ts'
import {
  saveDemoWorldStart,
  saveDemoWorldEnd,
  hasHalfADemoWorld,
  isOwnSecret,
} from '#platform/server/db/installation.queries.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { clientRowsOf } from '#platform/server/db/rows-of.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Services } from '#platform/server/services.ts'
import { features } from './features.ts'
import { MIGRATIONS } from './migrations.ts'
import { seedFeatures } from './seed-features.ts'

const LOCK = 7_261_043
const LOCK_POLL_MS = 100
const turnRows = clientRowsOf({ mine: z.boolean() })
const BROKEN_OFF = 'The demo world of this database was broken off while it was laid, so it is not whole.'

/** Returns whether real people use this installation: in production, on an external database. */
export function isReal(config: Config): boolean {
  return config.mode === 'production' && config.databaseUrl !== undefined
}

/** Returns whether this installation has the demo world. */
export function hasDemoWorld(config: Config): boolean {
  return config.seed === 'demo' && !isReal(config)
}

/** Seeds the demo world where it is wanted, and stops any instance from running with half of one. */
export async function seedOnce(services: Services, startQueue: () => Promise<void>): Promise<void> {
  if (hasDemoWorld(services.config)) await seedDemoWorld(services, startQueue)
  else if (await hasHalfADemoWorld(services.db)) await inTurn(services, () => refuseHalf(services))
}

/**
 * Seeds an empty database exactly once among all instances; returns false when it has people. Seeding may enqueue work, so
 * it starts the queue.
 */
export async function seedDemoWorld(services: Services, startQueue: () => Promise<void>): Promise<boolean> {
  const { db } = services
  if ((await hasPeople(services)) && !(await hasHalfADemoWorld(db))) return false
  return inTurn(services, async () => {
    if (await hasHalfADemoWorld(db)) await beginAgain(services)
    else if (await hasPeople(services)) return false
    await saveDemoWorldStart(db)
    const starting = startQueue()
    await seedFeatures(services, features)
    await starting
    await saveDemoWorldEnd(db)
    return true
  })
}

async function hasPeople({ pool }: Services): Promise<boolean> {
  const { rows } = await pool.query('select 1 from users limit 1')
  return rows.length > 0
}

/** Runs work on one instance at a time. Polls the lock, because Postgres ends a waiting statement after a while. */
async function inTurn<T>({ directUrl }: Services, work: () => Promise<T>): Promise<T> {
  // The lock belongs to a session, so it ends with the process, in any way.
  const client = new Client({ connectionString: directUrl, application_name: 'zamah seed' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const isMine = async () => {
      const [turn] = await turnRows(client, {
        text: 'select pg_try_advisory_lock($1) as mine',
        values: [LOCK],
      })
      return turn?.mine
    }
    while (!(await isMine())) await sleep(LOCK_POLL_MS)
    return await work()
  } finally {
    await client.end()
  }
}

/** Throws for a half-seeded database, unless another process has finished in the meantime. */
async function refuseHalf({ db }: Services): Promise<void> {
  if (await hasHalfADemoWorld(db)) throw new PlainError(`${BROKEN_OFF} Start on an empty database.`)
}

/** Empties the built-in database after an interrupted start; it contains nothing but our data. */
async function beginAgain(services: Services): Promise<void> {
  const { config, db, pool, directUrl, secrets, log } = services
  if (config.databaseUrl) return refuseHalf(services)
  log.warn('the demo world was broken off while it was laid; it is laid anew')
  await pool.query('drop schema if exists queue cascade; drop schema public cascade; create schema public')
  await migrate({ url: directUrl, pool, folder: MIGRATIONS })
  await isOwnSecret(db, secrets)
}
