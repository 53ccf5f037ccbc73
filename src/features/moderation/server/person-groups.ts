import { sql } from '#platform/server/db/sql.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'

/** People about whose things a member has made a report, whatever was decided. */
export const reportedPeople: PersonGroup = {
  facet: 'mark',
  id: 'reported',
  people: sql`select c.author_id from moderation_cases c
    where c.author_id is not null and exists (select from moderation_reports r where r.case_id = c.id)`,
}
