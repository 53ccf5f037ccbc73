import { sql } from '#platform/server/db/sql.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'

/** Open accounts that share a telephone, or a name and a day of birth, with another: perhaps one person has both. */
export const duplicateAccounts: PersonGroup = {
  facet: 'mark',
  id: 'duplicate',
  people: sql`select phones.id from (
      select id, count(*) over (partition by phone_number) as accounts from users
      where phone_number is not null and merged_into is null) phones
    where phones.accounts > 1
    union all
    select names.id from (
      select id, count(*) over (partition by born_on, search_fold(last_name || ' ' || first_name)) as accounts from users
      where born_on is not null and merged_into is null) names
    where names.accounts > 1`,
}
