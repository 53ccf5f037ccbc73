import type { ConsolePart } from '#platform/server/console-part.ts'
import { countAppeals } from './absences/absences.queries.ts'
import { countFigure, FIGURES, listFigureMentors } from './figures.queries.ts'
import { countWaiting } from './mentors/review.service.ts'

/** Mentors who wait for approval, and how mentorship goes by week: asked, answered in time, met, handed over. */
export const mentorshipConsole: ConsolePart = {
  queues: [
    { id: 'mentors', scope: 'users', path: '/admin/mentors', waiting: countWaiting },
    { id: 'absences', scope: 'users', path: '/admin/mentors#appeals', waiting: countAppeals },
  ],
  metrics: Object.entries(FIGURES).map(([id, figure]) => ({
    id,
    scope: 'users',
    weeks: (db, span) => countFigure(db, figure, span),
    drillDown: (db, span) => listFigureMentors(db, figure, span),
  })),
}
