import { type SQL, sql } from '#platform/server/db/sql.ts'

/** The rests from new mentorships that a person has now; `a` is the absence that brought it. */
export const limitsOf = (person: SQL): SQL => sql`from mentorship_absences a
  where a.absent_id = ${person} and a.limit_until > now() and a.outcome is distinct from 'lift'`
