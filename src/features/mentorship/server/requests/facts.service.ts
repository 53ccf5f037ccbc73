import { localDay } from '#platform/contract/local-time.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Format } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import { type Mentor, stateOf } from '../mentors/mentors.queries.ts'
import { refusalOfMentoring } from '../mentoring.policy.ts'
import { pairFacts } from './requests.queries.ts'

type Asked = { mentor: Mentor | undefined; member: string; format: Format; saidYes: boolean; now: Date }

/** Refuses whom the policy refuses; asked when somebody asks and again when a mentor says yes. */
export async function refuseUnfit(tx: Db, { mentor, member, format, saidYes, now }: Asked) {
  if (!mentor || mentor.id === member || stateOf(mentor) !== 'approved') throw new Problem(platform.notFound)
  const facts = await pairFacts(tx, { mentor: mentor.id, member })
  const { capacity, pausedUntil, minors } = mentor.profile
  const refusal = refusalOfMentoring({
    reachable: facts.reachable,
    paused: pausedUntil !== null && pausedUntil > localDay(now) && !saidYesBefore(facts),
    full: facts.active >= capacity,
    minor: facts.minor,
    saidYes,
    checkedForMinors: minors && mentor.minorsCheckedAt !== null,
    guardianAgreed: false,
    format,
  })
  if (refusal === 'notFound') throw new Problem(platform.notFound)
  if (refusal) throw new Problem(problems[refusal])
  return facts
}

/** A pause keeps new requests away, not those that came before it. */
const saidYesBefore = ({ open }: { open: boolean }) => open
