import { sql } from '#platform/server/db/sql.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'

/** Mentors whom staff have approved. */
export const mentorGroup: PersonGroup = {
  facet: 'role',
  id: 'mentor',
  people: sql`select user_id from mentors where approved_at is not null`,
}
