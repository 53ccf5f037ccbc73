import { problems } from '#platform/contract/problems.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import { layoutOf } from './layout/layout.service.ts'
import { getNewcomerView } from './newcomer.queries.ts'
import { nextStepOf } from './next-step.ts'
import { changesSince } from './since/since.service.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import type { Services } from '#platform/server/services.ts'

type Call = { services: Services; session: Session; locale: Locale; parts: readonly DashboardPart[] }

/** Asks every feature and returns the one step that helps most. */
export async function getDashboard({ services, session, locale, parts }: Call): Promise<Dashboard> {
  const { db } = services
  const user = await findUserById(db, session.userId)
  if (!user) throw new Problem(problems.notFound)
  const [layout, newcomer, since, ...answers] = await Promise.all([
    layoutOf({ db, userId: user.id }),
    getNewcomerView(db, user),
    changesSince({ services, userId: user.id, locale }),
    ...parts.map((part) => part({ db, user, session, locale })),
  ])
  const steps = answers.flatMap((answer) => answer.steps ?? [])
  return {
    firstName: user.firstName,
    step: nextStepOf(steps, locale),
    since,
    pieces: answers.flatMap((answer) => answer.pieces ?? []),
    facts: answers.flatMap((answer) => answer.facts ?? []),
    interests: INTERESTS.filter((interest) => user.interests.includes(interest)),
    layout,
    ...newcomer,
  }
}
