import type { Pool } from 'pg'
import type { Services } from '../services.ts'
import { markReading, openDatabase } from './database.ts'

const CONNECTIONS = 3
const readers = new WeakMap<Pool, Services>()

/** The same services on connections on which the database refuses every change. */
export function readOnly(services: Services): Services {
  const known = readers.get(services.pool)
  if (known) return known
  const url = services.pool.options.connectionString
  if (!url) throw new Error('The pool does not know its address')
  const { db, pool } = openDatabase({ url, log: services.log, max: CONNECTIONS, readOnly: true })
  markReading(pool, services.db)
  const reader = { ...services, db, pool }
  readers.set(services.pool, reader)
  return reader
}
