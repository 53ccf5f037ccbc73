import { sql } from '#platform/server/db/sql.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'

/** People who sit on a board and so review what its bank gets. */
export const boardMembers: PersonGroup = {
  facet: 'role',
  id: 'reviewer',
  people: sql`select user_id from youth_bank_board where until is null or until >= current_date`,
}
