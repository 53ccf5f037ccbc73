import type { Db } from '#platform/server/db/database.ts'
import { sql } from '#platform/server/db/sql.ts'

/** Waits for other calls of this member, so that what they have is counted right. */
export async function lockMember(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
}
