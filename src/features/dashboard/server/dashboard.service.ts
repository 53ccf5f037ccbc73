import { problems } from '#platform/contract/problems.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import { layoutOf } from './layout/layout.service.ts'
import { getNewcomerView } from './newcomer.queries.ts'
import { nextStepOf } from './next-step.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'

type Call = { db: Db; session: Session; locale: Locale; parts: readonly DashboardPart[] }

/** Asks every feature and returns the one step that helps most. */
export async function dashboardOf({ db, session, locale, parts }: Call): Promise<Dashboard> {
  const user = await findUserById(db, session.userId)
  if (!user) throw new Problem(problems.notFound)
  const [layout, newcomer, ...answers] = await Promise.all([
    layoutOf({ db, userId: user.id }),
    getNewcomerView(db, user),
    ...parts.map((part) => part({ db, user, session, locale })),
  ])
  const steps = answers.flatMap((answer) => answer.steps ?? [])
  return {
    firstName: user.firstName,
    step: nextStepOf(steps, locale),
    pieces: answers.flatMap((answer) => answer.pieces ?? []),
    facts: answers.flatMap((answer) => answer.facts ?? []),
    interests: INTERESTS.filter((interest) => user.interests.includes(interest)),
    layout,
    ...newcomer,
  }
}
