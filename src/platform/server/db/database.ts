import { Pool, type PoolClient } from 'pg'
import type { Log } from '../log/log.ts'
import { isTimeout } from './database-failure.ts'
import { forgetNames, prepareStatements, StatementNames } from './prepare-statements.ts'
import { saysDatabase } from './says-database.ts'
import { sql } from './sql.ts'
import { type Db, toDb } from './statements.ts'
import { takeTurns } from './take-turns.ts'

export type { Db }

export type Database = { db: Db; pool: Pool; close(): Promise<void> }

/** How long the database lets a statement run, and how long one here waits for its answer: later only one comes that got lost on the way. */
const SESSION_LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 20_000 }
const ANSWER_MS = 20_000
/** How often the system asks whether somebody is at the other end of a connection that is quiet. */
const KEEP_ALIVE_MS = 10_000

/** Opens a pool; a connection that breaks, or falls silent, is replaced, and never ends the process. */
export function openDatabase({
  url,
  log,
  max = 20,
  readOnly = false,
  isPooled = false,
  answerMs = ANSWER_MS,
}: {
  url: string
  log: Log
  max?: number
  /** Every change is refused, and connections are not kept for long. */
  readOnly?: boolean
  /** It is a pooler, which gives each transaction another session: nothing of a session is asked for. */
  isPooled?: boolean
  answerMs?: number
}): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: readOnly ? 1000 : 10_000,
    connectionTimeoutMillis: 10_000,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'zamah',
    allowExitOnIdle: readOnly,
    ...(!isPooled && SESSION_LIMITS),
    // Waited for before anything else runs on the connection; one on which it fails is not used.
    ...(readOnly && { onConnect: (client) => client.query('set default_transaction_read_only = on') }),
  })
  // Of this pool alone: what somebody asks elsewhere in the same process leaves as many names to it.
  const names = new StatementNames()
  pool.on('connect', (client) => {
    takeTurns(client)
    if (isPooled) forgetNames(client)
    else prepareStatements(client, names)
  })
  // One that breaks while a transaction waits for something else has nobody to tell: what the transaction asks next fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => {
    // A connection says goodbye a moment after the pool has ended; a server that stops just then may interrupt it.
    if (!pool.ending) log.warn({ error: error.message }, 'database connection lost')
  })
  return { db: toDb(pool), pool, close: () => pool.end() }
}

const readers = new WeakMap<object, Db>()

/** Whatever runs on this pool only reads; `writable` is where it counts what limits. */
export function markReading(pool: Pool, writable: Db): void {
  readers.set(pool, writable)
}

/** The database that may be written beside one that only reads; nothing for any other. */
export function writableBeside(db: Db): Db | undefined {
  return readers.get(db.$client)
}

/** Whether the database refuses changes here: what is noted on the side of a read is left out then. */
export function onlyReads(db: Db): boolean {
  return readers.has(db.$client)
}

const DEADLOCK = '40P01'
const TRIES = 3

/**
 * Runs work in one transaction; whatever it throws rolls everything back. Of two that wait for each other the database ends
 * one, whose work is then done again from its beginning: what it does outside of the transaction belongs after it.
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(pool, work)
    } catch (error) {
      if (tries === TRIES || !saysDatabase(error, [DEADLOCK])) throw error
    }
  }
}

async function runOnce<T>(pool: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const writable = readers.get(pool)
  if (writable) readers.set(client, writable)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(toDb(client))
    await client.query('commit')
    return result
  } catch (error) {
    // Where no answer came, none will come to this either.
    if (isTimeout(error)) broken = error as Error
    else
      await client.query('rollback').catch((cause: Error) => {
        broken = cause
      })
    throw error
  } finally {
    waitForAnswers(client, pool.options.query_timeout || ANSWER_MS)
    client.release(broken)
  }
}

/** Lets the statements of this transaction take so long; 0 is as long as they like. */
export async function allowTime(tx: Db, milliseconds: number): Promise<void> {
  const { $client: client } = tx
  if (!(client instanceof Pool)) waitForAnswers(client, milliseconds && milliseconds + ANSWER_MS)
  await tx.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`)
}

/** A transaction that draws between its statements: a busy machine draws longer than a transaction may otherwise rest. */
export async function inDrawingTransaction<T>(pool: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (tx) => {
    await allowRest(tx)
    return work(tx)
  })
}

/** Lets this transaction draw, or write files of the demo world, between its statements. */
export async function allowRest(tx: Db): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`)
}

/** The driver asks for its setting with each statement; its types do not tell of it. */
function waitForAnswers(client: PoolClient, milliseconds: number): void {
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } }
  connectionParameters.query_timeout = milliseconds
}
