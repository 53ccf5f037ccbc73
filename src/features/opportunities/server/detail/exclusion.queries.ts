import * as z from 'zod/mini'
import { prepared } from '#platform/server/db/prepared.ts'

const exclusionRows = prepared({ id: z.string() })<[string]>(
  'opportunities.exclusions',
  `select o.id from users u join opportunities o on o.only_for in ('female', 'male') and o.only_for <> u.gender
   where u.id = $1 and u.gender in ('female', 'male') and o.status = 'published'`,
)

/**
 * Open calls that by their own condition leave somebody out, as far as the person has said who they are. It only takes
 * away what they could not apply for; nothing is put higher or lower by it.
 */
export async function listExclusions(
  db: Parameters<typeof exclusionRows>[0],
  userId: string,
): Promise<readonly string[]> {
  return (await exclusionRows(db, userId)).map(({ id }) => id)
}
