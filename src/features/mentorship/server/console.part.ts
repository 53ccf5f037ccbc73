import type { ConsolePart } from '#platform/server/console-part.ts'
import { countFigure, FIGURES, listFigureMentors } from './figures.queries.ts'
import { countWaiting } from './mentors/review.service.ts'

/** Mentors who wait for approval, and how mentorship goes by week: asked, answered in time, met, handed over. */
export const mentorshipConsole: ConsolePart = {
  queues: [{ id: 'mentors', scope: 'users', path: '/admin/mentors', waiting: countWaiting }],
  metrics: Object.entries(FIGURES).map(([id, figure]) => ({
    id,
    scope: 'users',
    weeks: (db, span) => countFigure(db, figure, span),
    drillDown: (db, span) => listFigureMentors(db, figure, span),
  })),
}
