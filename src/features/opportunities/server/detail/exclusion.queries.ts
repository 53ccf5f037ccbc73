import * as z from 'zod/mini'
import { prepared } from '#platform/server/db/prepared.ts'

const exclusionRows = prepared({ id: z.string() })<[string]>(
  'opportunities.exclusions',
  `select o.id from users u join opportunities o on o.only_for in ('female', 'male') and o.only_for <> u.gender
   where u.id = $1 and u.gender in ('female', 'male') and o.status = 'published'`,
)

/**
 * Lists open calls whose own condition excludes the person, by the gender they stated. It only removes what they could not
 * apply for and changes no order.
 */
export async function listExclusions(
  db: Parameters<typeof exclusionRows>[0],
  userId: string,
): Promise<readonly string[]> {
  return (await exclusionRows(db, userId)).map(({ id }) => id)
}
