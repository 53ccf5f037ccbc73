import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Secrets } from '../config/secrets.ts'
import type { Db } from './database.ts'
import { rowsOf } from './rows-of.ts'

const secretRows = rowsOf({ same: z.boolean() })
const demoRows = rowsOf({ broken: z.boolean() })

/**
 * Whether the secret is that of the installation; the first that comes is. With another one nobody's session, link or code
 * would be good, and what waits could not be opened.
 */
export async function isOwnSecret(db: Db, secrets: Secrets): Promise<boolean> {
  const fingerprint = secrets.digest('installation', 'secret')
  const { rows } = await secretRows(db)(sql`
    update installation set secret_fingerprint = coalesce(secret_fingerprint, ${fingerprint})
    returning secret_fingerprint = ${fingerprint} as same`)
  return rows[0]?.same === true
}

/** Whether somebody began to lay the demo world and has not come to its end. */
export async function hasHalfADemoWorld(db: Db): Promise<boolean> {
  const { rows } = await demoRows(db)(sql`
    select demo_begun_at is not null and demo_laid_at is null as broken from installation`)
  return rows[0]?.broken === true
}

export async function saveDemoWorldStart(db: Db): Promise<void> {
  await db.execute(sql`update installation set demo_begun_at = now(), demo_laid_at = null`)
}

export async function saveDemoWorldEnd(db: Db): Promise<void> {
  await db.execute(sql`update installation set demo_laid_at = now()`)
}
