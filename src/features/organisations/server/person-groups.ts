import { sql } from '#platform/server/db/sql.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'

/** People who lead or edit an organisation. */
export const organisationEditors: PersonGroup = {
  facet: 'role',
  id: 'organisation',
  people: sql`select m.user_id from organisation_members m join organisations o on o.id = m.organisation_id
    where m.role in ('owner', 'editor') and o.closed_at is null`,
}
