import { goalsOf } from '#features/analytics/server/index.ts'
import { listMemberCards } from '#features/profiles/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { People, Person } from '../contract/people.endpoints.ts'
import type { PersonReason } from '../contract/person-reasons.ts'
import { withTimeout } from './with-timeout.ts'
import { getMemberFacts } from './member.queries.ts'
import type { PersonMatch } from './people/person-facts.ts'
import { listAcquaintances, listSharedBackgrounds } from './people/together.queries.ts'
import { listMutualCounts } from './people/mutual.queries.ts'
import { getDismissalsOf, deleteDismissal, saveDismissal } from './people/dismissed.queries.ts'
import { rankingOf } from './ranking-of.ts'

/** Some may have left since the thread's last refresh. */
const SPARE = 5
const NAMED = 3
/** Most suggested acquaintances before the members whose skills fit. */
const KNOWN_MAX = 5

type PeopleRequest = { userId: string; limit: number }

/** Returns suggested members if they are ready in time; `undefined` while the ranking still loads. */
export function peopleWithTimeout(services: Services, request: PeopleRequest): Promise<People | undefined> {
  return withTimeout(services, listPeople(services, request))
}

/** Returns members with a published profile whose skills and goals fit, with reasons. */
export async function listPeople(services: Services, { userId, limit }: PeopleRequest): Promise<People> {
  const { db } = services
  const [facts, goals, dismissals] = await Promise.all([
    getMemberFacts(db, userId),
    goalsOf(db, userId),
    getDismissalsOf(db, userId),
  ])
  const { interests, municipality } = facts
  const seeker = {
    id: userId,
    skills: [...new Set([...facts.skills, ...facts.spoken].map(({ skill }) => skill))],
    interests,
    municipality,
    goals: goals.map(({ skills }) => skills),
    ...dismissals,
  }
  const [ranked, acquaintances] = await Promise.all([
    rankingOf(services).ask({ ask: 'people', seeker, limit: limit + SPARE }),
    listAcquaintances(db, { userId, without: dismissals.dismissed, limit: KNOWN_MAX }),
  ])
  const personMatches = acquaintancesFirst(ranked, acquaintances)
  const named = personMatches.flatMap(({ goal, shared }) => [
    ...(goal?.skills ?? []),
    ...shared.slice(0, NAMED),
  ])
  const [cards, labels, mutual, together] = await Promise.all([
    listMemberCards(
      db,
      personMatches.map(({ id }) => id),
    ),
    listLabels(db, [...new Set(named)]),
    listMutualCounts(db, {
      userId,
      people: personMatches.map(({ id }) => id),
    }),
    listSharedBackgrounds(db, {
      userId,
      people: personMatches.map(({ id }) => id),
    }),
  ])
  const names = (skills: readonly string[]) => skills.flatMap((skill) => labels.get(skill)?.name ?? [])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const people = personMatches.flatMap(({ id, goal, shared, interest, km }): Person[] => {
    const card = byId.get(id)
    if (!card) return []
    const reasons = {
      goal: goal && { title: goals[goal.place]?.title ?? null, names: names(goal.skills) },
      mutual: mutual.get(id) ?? null,
      project: together.get(id)?.project ?? null,
      school: together.get(id)?.school ?? null,
      shared: shared.length > 0 ? { count: shared.length, names: names(shared.slice(0, NAMED)) } : null,
      interest,
      km,
    }
    return [{ ...card, reasons }]
  })
  return {
    people: people.slice(0, limit),
    known: {
      skills: facts.skills.length > 0,
      place: municipality !== null,
      interests: interests.length > 0,
      goals: goals.length > 0,
    },
  }
}

/**
 * Puts people whom the member may know first, since knowing them is a reason already, with their facts from the ranking.
 */
function acquaintancesFirst(ranked: readonly PersonMatch[], acquaintances: readonly string[]): PersonMatch[] {
  const byId = new Map(ranked.map((person) => [person.id, person]))
  const bare = { score: 0, goal: null, shared: [], interest: null, km: null }
  const first = acquaintances.map((id) => byId.get(id) ?? { id, ...bare })
  return [...first, ...ranked.filter(({ id }) => !acquaintances.includes(id))]
}

/** Dismisses a member or undoes it; only suggestible members can be dismissed. */
export async function saveDismissed(
  { db }: Services,
  { userId, person, reason }: { userId: string; person: string; reason: PersonReason | null },
): Promise<void> {
  if (reason === null) return deleteDismissal(db, { userId, person })
  const [card] = person === userId ? [] : await listMemberCards(db, [person])
  if (!card) throw new Problem(problems.notFound)
  await saveDismissal(db, { userId, person, reason })
}
