import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

/** Returns true for staff who look after grants. */
export function isStaff({ role, globalAdmin, scopes }: Session): boolean {
  return role === 'ADMIN' && (globalAdmin || scopes.includes('grants'))
}

/** Matches banks whose calls the member looks after: as staff of grants, or while they sit on the board. */
export function managesBank(session: Session, bankId: SQL): SQL {
  if (isStaff(session)) return sql`true`
  return sql`exists (select 1 from bank_boards s where s.bank_id = ${bankId} and s.user_id = ${session.userId})`
}

const oneRows = rowsOf({ one: z.number() })

/** Returns true if the member looks after one call. */
export async function managesCall(db: Db, session: Session, id: string): Promise<boolean> {
  const { rows } = await oneRows(db)(sql`
    select 1 as one from grant_calls c where c.id = ${id} and ${managesBank(session, sql`c.bank_id`)}`)
  return rows.length > 0
}

/** Returns true if the member sits on the board of a bank, whatever else they are. */
export async function onBoard(
  db: Db,
  { userId, bankId }: { userId: string; bankId: string | null },
): Promise<boolean> {
  const { rows } = await oneRows(db)(sql`
    select 1 as one from bank_boards where bank_id = ${bankId} and user_id = ${userId} limit 1`)
  return rows.length > 0
}

const staffRows = rowsOf({ id: z.string() })

/** Lists the staff who look after grants; they are notified of matters that no board sees. */
export async function staffOfGrants(db: Db): Promise<string[]> {
  const { rows } = await staffRows(db)(sql`
    select u.id from users u join active_members m on m.id = u.id
    where u.role = 'ADMIN' and (u.has_global_permissions or 'grants' = any(u.admin_scopes))`)
  return rows.map(({ id }) => id)
}
