import { type SQL, sql } from '#platform/server/db/sql.ts'

/** The rests from new mentorships that a person has now; `a` is the absence that brought it. */
export const limitsOf = (person: SQL): SQL => sql`from mentorship_absences a
  where a.absent_id = ${person} and a.limit_until > now() and a.outcome is distinct from 'lift'`

/** The absence of a group session's mentor, as far as staff have not lifted it; `g` is the session. */
export const MENTOR_ABSENCE: SQL = sql`from mentorship_absences b
  where b.group_id = g.id and b.absent_id = g.mentor_id and b.outcome is distinct from 'lift'`
