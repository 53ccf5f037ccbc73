import { uuid } from '#platform/contract/schemas.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { mentorStateOf } from './mentors/mentor-state.ts'
import { findMentor, updateHidden } from './mentors/mentors.queries.ts'

/** Mentor profiles as reportable things. */
export const mentorKind: ReportableKind = {
  id: 'mentor',
  async find(db, { id, reader }) {
    const mentor = uuid.safeParse(id).success ? await findMentor(db, id) : undefined
    if (!mentor?.approvedAt) return undefined
    const isShown = mentorStateOf(mentor) === 'approved'
    if (reader !== undefined && !isShown) return undefined
    const { about, town } = mentor.profile
    return {
      author: id,
      text: [...new Set([about.bhs, about.en, town])].filter((text) => text.trim() !== '').join('\n'),
      path: isShown ? `/mentors/${mentor.slug}` : null,
      isShown: mentor.hiddenAt === null,
    }
  },
  hide: (tx, { id }) => updateHidden(tx, id, true),
  restore: (tx, { id }) => updateHidden(tx, id, false),
}
