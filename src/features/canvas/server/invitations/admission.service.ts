import { mustOf } from '#features/calls/contract/rules.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { fulfilsAges } from '#features/calls/contract/check/check-team.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { callOf } from '../canvas.service.ts'
import { findAdmission } from './admission.queries.ts'

/** The most people in a team, whatever its call says. */
const TEAM_MOST = 30

export type Admission = {
  id: string
  userId: string
  mentor: boolean
  /** True if a member of the team invited this person and nobody else. */
  byHand: boolean
}
export type AdmissionFacts = NonNullable<Awaited<ReturnType<typeof findAdmission>>>

/** Returns the facts about an admission, and the call. Throws `notFound` if there is no such application. */
export async function getAdmission(db: Db, { id, userId }: { id: string; userId: string | null }) {
  const facts = await findAdmission(db, { id, userId })
  if (!facts) throw new Problem(platform.notFound)
  return { facts, call: await callOf(db, { callId: facts.call_id }) }
}

/**
 * Returns the problem that keeps a person out of a team, so that a page can say it before the person decides; none for its
 * own members and mentors.
 */
export function obstacleOf(
  { mentor, byHand }: Pick<Admission, 'mentor' | 'byHand'>,
  { facts, call }: { facts: AdmissionFacts; call: PublicCall },
): Problem | undefined {
  if (facts.member || (mentor && facts.mentor)) return undefined
  if (facts.sent) return new Problem(problems.alreadySent)
  if (call.phase !== 'open')
    return new Problem(
      call.phase === 'cancelled' || call.phase === 'upcoming' ? problems.notOpen : problems.closed,
    )
  if (facts.removed && !byHand) return new Problem(problems.removedBefore)
  return mentor ? undefined : ruleAgainst({ facts, call })
}

function ruleAgainst({ facts, call }: { facts: AdmissionFacts; call: PublicCall }): Problem | undefined {
  const { rules } = call.content
  const most = Math.min(TEAM_MOST, mustOf(rules, 'team-size')?.max ?? TEAM_MOST)
  if (facts.count >= most) return new Problem(problems.teamFull, { values: { most } })
  if (facts.other !== null && mustOf(rules, 'one-application')) return new Problem(problems.inOtherTeam)
  const ages = mustOf(rules, 'ages')
  // The application asks for a missing date of birth.
  if (ages && facts.born !== null && !fulfilsAges([ages], [facts.born]))
    return new Problem(problems.otherAge, { values: { min: ages.min, max: ages.max } })
  return undefined
}
