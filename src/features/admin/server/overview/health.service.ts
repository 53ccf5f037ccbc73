import { statfs } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { productVersion } from '#platform/server/config/product-version.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { type QueueState, getQueueState } from '#platform/server/queue/queue-state.queries.ts'
import type { Services } from '#platform/server/services.ts'
import type { getHealth as getHealthEndpoint } from '../../contract/health.endpoints.ts'

const databaseStateRows = rowsOf({ size: z.string(), version: z.string() })
const migrationStateRows = rowsOf({ count: z.number(), last: z.string() })

/** Measures the health of the installation now. */
export async function getHealth({ db, config }: Services): Promise<ResponseOf<typeof getHealthEndpoint>> {
  const [{ tasks, mails }, storage, database, product, migrations] = await Promise.all([
    getQueueState(db),
    config.s3 ? null : freeSpace(config.dataDir),
    databaseState(db),
    productVersion(),
    migrationState(db),
  ])
  return {
    tasks: toQueueHealth(tasks),
    mails: toQueueHealth(mails),
    storage,
    database: { ...database, milliseconds: await latency(db) },
    product,
    node: process.versions.node,
    migrations,
  }
}

function toQueueHealth({ oldest, ...state }: QueueState) {
  return { ...state, oldest: toIso(oldest) }
}

async function freeSpace(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Measures one round trip after the other queries, so that it waits for nothing but the database. */
async function latency(db: Db): Promise<number> {
  const began = performance.now()
  await db.execute(sql`select 1`)
  return Math.round((performance.now() - began) * 10) / 10
}

async function databaseState(db: Db): Promise<{ size: number; version: string }> {
  const { rows } = await databaseStateRows(db)(
    sql`select pg_database_size(current_database()) as size, current_setting('server_version') as version`,
  )
  return { size: Number(rows[0]?.size ?? 0), version: rows[0]?.version ?? '' }
}

async function migrationState(db: Db): Promise<{ count: number; last: string }> {
  const { rows } = await migrationStateRows(db)(
    sql`select count(*)::int as count, coalesce(max(name), '') as last from migrations`,
  )
  return rows[0] ?? { count: 0, last: '' }
}
