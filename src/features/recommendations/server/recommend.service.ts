import type { Kind } from '#features/opportunities/contract/kinds.ts'
import type { Abilities } from '#features/opportunities/contract/skill-match.ts'
import { inferredSkills } from '#features/analytics/server/index.ts'
import { listCardsOf, listExclusions } from '#features/opportunities/server/index.ts'
import { memberSkills } from '#features/profiles/server/index.ts'
import { listLabels, nearSkills } from '#features/skills/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import type { Services } from '#platform/server/services.ts'
import type {
  listMatches as listMatchesEndpoint,
  Recommendations,
  Suggestion,
} from '../contract/recommendations.endpoints.ts'
import { withTimeout } from './with-timeout.ts'
import { getMemberFacts } from './member.queries.ts'
import type { MemberFacts } from './rank/facts.ts'
import { listOpenOpportunities } from './settings.queries.ts'
import { rankingOf } from './ranking-of.ts'

/** As far as anybody reads in a list by match. */
const ORDERED = 2000
/** Some may have closed since the thread's last refresh. */
const SPARE = 5
/** Milliseconds that a list that must be ready hardly waits for the skills engine. */
const ENGINE_AT_ONCE_MS = 80

type ListRequest = { userId: string; kinds?: readonly Kind[] | undefined; limit: number; patience?: number }
/** A list, and whether it includes skills similar to the member's. */
type ListResult = { list: Recommendations; whole: boolean }

/** Returns open opportunities that suit a member, with reasons, from current data. */
export async function recommendedFor(
  services: Services,
  { userId, patience, ...options }: ListRequest,
): Promise<Suggestion[]> {
  const { facts } = await factsOf(services, { userId, patience })
  return suggestionsFor(services, facts, options)
}

/** Returns the same if it is ready in time; `undefined` while the ranking loads, not whole while the skills engine does. */
export function recommendedWithTimeout(
  services: Services,
  request: { userId: string; limit: number },
): Promise<ListResult | undefined> {
  return withTimeout(services, make(services, { ...request, patience: ENGINE_AT_ONCE_MS }))
}

export async function listRecommendations(
  services: Services,
  request: ListRequest,
): Promise<Recommendations> {
  return (await make(services, request)).list
}

async function make(services: Services, request: ListRequest): Promise<ListResult> {
  const { facts, whole } = await factsOf(services, request)
  const list = {
    suggestions: await suggestionsFor(services, facts, request),
    known: {
      skills: facts.skills.length > 0,
      place: facts.municipality !== null,
      interests: facts.interests.length > 0,
    },
  }
  return { list, whole }
}

/**
 * Returns the ids of all open opportunities by match, the best first, for lists that filter; those applied for or dismissed
 * come last, so that none is missing. `isTold` if the member's skills are known, without which the order says little.
 */
export async function matchOrder({
  services,
  userId,
}: {
  services: Services
  userId: string
}): Promise<{ ids: readonly string[]; isTold: boolean }> {
  const { facts } = await factsOf(services, { userId })
  const ids = await rankingOf(services).ask({ ask: 'order', member: facts, limit: ORDERED })
  return { ids: [...new Set([...ids, ...facts.done])], isTold: facts.skills.length > 0 }
}

/** Returns the match of each of these for a member, without those not open. */
export async function listMatches(
  services: Services,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<ResponseOf<typeof listMatchesEndpoint>> {
  const { facts } = await factsOf(services, { userId })
  const descriptions = await rankingOf(services).ask({ ask: 'describe', member: facts, ids })
  const matches = descriptions.map(({ id, kilometres, reasons, reach: { have, near, of } }) => ({
    id,
    kilometres,
    reasons,
    reach: facts.skills.length > 0 && of > 0 ? { have, near, of } : null,
  }))
  return { matches, home: MUNICIPALITY_IDS.find((place) => place === facts.municipality) ?? null }
}

/** Returns a member's abilities, for comparison with required skills. */
export async function abilitiesOf(services: Services, userId: string): Promise<Abilities> {
  const { facts } = await factsOf(services, { userId })
  return { skills: [...facts.skills, ...facts.spoken], near: facts.near }
}

/** Returns the listed skills and those recognised in the person's texts; the ranking gets skills, never the texts. */
async function factsOf(
  services: Services,
  { userId, patience }: Pick<ListRequest, 'userId' | 'patience'>,
): Promise<{ facts: MemberFacts; whole: boolean }> {
  const [facts, excluding, { contents }] = await Promise.all([
    getMemberFacts(services.db, userId),
    listExclusions(services.db, userId),
    memberSkills(services.db, userId),
  ])
  const listed = new Set([...facts.skills, ...facts.spoken].map(({ skill }) => skill))
  const inferred = await inferredSkills(services, { userId, contents, listed, patience })
  const skills = [...facts.skills, ...[...inferred].map(([skill, level]) => ({ skill, level }))]
  const { near, whole } = await nearSkills(services, skills, patience)
  return { facts: { ...facts, skills, near, done: [...facts.done, ...excluding] }, whole }
}

async function suggestionsFor(
  services: Services,
  member: MemberFacts,
  { kinds, limit }: Pick<ListRequest, 'kinds' | 'limit'>,
): Promise<Suggestion[]> {
  const { db } = services
  const suggestions = await rankingOf(services).ask({ ask: 'suggest', member, limit: limit + SPARE, kinds })
  const ids = suggestions.map(({ id }) => id)
  const [open, cards, labels] = await Promise.all([
    listOpenOpportunities(db, ids),
    listCardsOf(db, ids),
    listLabels(db, [...new Set(suggestions.flatMap(({ reach }) => reach.missing))]),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return suggestions
    .flatMap(({ id, reasons, reach: { missing, ...reach } }) => {
      const opportunity = byId.get(id)
      if (!opportunity || !open.has(id)) return []
      const named = missing.flatMap((skill) => {
        const label = labels.get(skill)
        return label ? [{ id: skill, name: label.name }] : []
      })
      return [{ opportunity, reasons, reach, missing: named }]
    })
    .slice(0, limit)
}
