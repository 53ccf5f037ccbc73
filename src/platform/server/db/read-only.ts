import type { Pool } from 'pg'
import { CONNECTIONS } from '../process/default-processes.ts'
import type { Services } from '../services.ts'
import { markReading, openDatabase } from './database.ts'

const readers = new WeakMap<Pool, Services>()

/** The same services on connections on which the database refuses every change. */
export function readOnly(services: Services): Services {
  const existing = readers.get(services.pool)
  if (existing) return existing
  const { directUrl: url, log } = services
  const { db, pool } = openDatabase({ url, log, max: CONNECTIONS.readers, readOnly: true })
  markReading(pool, services.db)
  const reader = { ...services, db, pool }
  readers.set(services.pool, reader)
  return reader
}
