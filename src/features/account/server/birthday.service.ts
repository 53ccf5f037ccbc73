import { sql } from '#platform/server/db/sql.ts'
import { lockUser, updateUser, type User } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'

const CHANGES_A_YEAR = 3

/**
 * Changes the person's only date of birth; returns true if it is another one now. The date decides who may first write to
 * somebody under 18 and in which teams they may be: a mistake can be corrected, but changes are limited, and all after the
 * first are recorded for staff.
 */
export async function changeBirthday(
  tx: Db,
  { userId, bornOn }: { userId: string; bornOn: string | null },
): Promise<boolean> {
  const before = (await lockUser(tx, userId))?.bornOn ?? null
  if (before === bornOn) return false
  if (before !== null)
    await limitOrThrow(tx, {
      key: `settings:birthday:${userId}`,
      limit: CHANGES_A_YEAR,
      windowSeconds: 31_536_000,
    })
  await tx.execute(sql`
    insert into birthday_changes (user_id, was, became) select ${userId}, ${before}::date, ${bornOn}::date
    where ${before}::date is not null or exists (select from birthday_changes where user_id = ${userId})`)
  await updateUser(tx, userId, { bornOn })
  return true
}

/**
 * Merges the dates of birth of two accounts: the kept account's counts, and a different one of the other stays recorded.
 */
export async function joinBirthdays(tx: Db, { from, into }: { from: User; into: User }): Promise<void> {
  if (into.bornOn === null) await updateUser(tx, into.id, { bornOn: from.bornOn })
  else if (from.bornOn !== null && from.bornOn !== into.bornOn)
    await tx.execute(sql`
      insert into birthday_changes (user_id, was, became) values (${into.id}, ${from.bornOn}, ${into.bornOn})`)
}
