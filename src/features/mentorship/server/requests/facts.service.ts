import { localDay } from '#platform/contract/local-time.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Format } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import { hasAgreed } from '../consents/consents.queries.ts'
import { isLimited } from '../absences/absences.queries.ts'
import { mentorStateOf } from '../mentors/mentor-state.ts'
import type { Mentor } from '../mentors/mentors.queries.ts'
import { ALONE, refusalOfMentoring } from '../mentoring.policy.ts'
import { isMinor, getPairFacts } from './requests.queries.ts'

type Input = { mentor: Mentor | undefined; member: string; format: Format; saidYes: boolean; now: Date }

/** Refuses whom the policy refuses; asked when somebody asks and again when a mentor says yes. */
export async function refuseUnfit(tx: Db, { mentor, member, format, saidYes, now }: Input) {
  if (!mentor || mentor.id === member || mentorStateOf(mentor) !== 'approved')
    throw new Problem(platform.notFound)
  const facts = await getPairFacts(tx, { mentor: mentor.id, member })
  const { capacity, pausedUntil, minors } = mentor.profile
  const refusal = refusalOfMentoring({
    reachable: facts.reachable,
    paused: pausedUntil !== null && pausedUntil > localDay(now) && !hasAgreedBefore(facts),
    full: facts.active >= capacity,
    minor: facts.minor,
    saidYes,
    checkedForMinors: minors && mentor.minorsCheckedAt !== null,
    guardianAgreed: facts.minor && (await hasAgreed(tx, { member, mentor: mentor.id })),
    format,
  })
  if (refusal === 'notFound') throw new Problem(platform.notFound)
  if (refusal) throw new Problem(problems[refusal])
  if (await isLimited(tx, mentor.id)) throw new Problem(problems.paused)
  return facts
}

type Pair = { mentor: string; member: string; format: Format }

/** A further meeting of a member under 18 asks again what a guardian says, who may have changed their mind. */
export async function refuseWithoutGuardian(tx: Db, { mentor, member, format }: Pair): Promise<void> {
  if (!ALONE.includes(format) || !(await isMinor(tx, member))) return
  if (!(await hasAgreed(tx, { member, mentor }))) throw new Problem(problems.guardianNeeded)
}

/** A pause keeps new requests away, not those that came before it. */
const hasAgreedBefore = ({ open }: { open: boolean }) => open
