import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'
import { KINDS } from '#features/opportunities/contract/kinds.ts'
import { kilometres } from '#features/places/contract/distance.ts'
import { municipalityPoints } from '#features/places/contract/municipality-points.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { INTEREST_LIST } from '../rank/codes.ts'
import type { Interaction, MemberFacts, OfferFacts } from '../rank/facts.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** Trades of the skills; each interest covers a few of them. */
const TRADES = 40
const SKILLS_A_TRADE = 12
const FORGOTTEN = 0.3
const INTERACTIONS = 8

export const GENDERS = ['f', 'm'] as const
export type SimMember = {
  facts: MemberFacts
  /** Only known to the simulation: no fact contains it. */
  gender: (typeof GENDERS)[number]
  trade: number
  /** The true value of each offer to them, including what no profile shows. */
  worth: Float32Array
}
export type World = { offers: OfferFacts[]; members: SimMember[]; now: number; views: Uint32Array }

const skillOf = (trade: number, n: number) => `skill-${trade}-${n}`
const interestOf = (trade: number): Interest => INTEREST_LIST[trade % INTEREST_LIST.length] ?? 'arts'

/**
 * Makes people with trades, places and tastes, which a profile shows only in part, and views of some offers. Genders choose
 * trades unequally, as in reality; within a trade nothing depends on gender.
 */
export function makeWorld(input: { offers: number; members: number; now: number; seed?: number }): World {
  const random = seededRandom(input.seed ?? 20261121)
  const offers = Array.from({ length: input.offers }, (_, n) => makeOffer(random, n, input.now))
  const members = Array.from({ length: input.members }, () => makeMember(random, offers))
  const views = new Uint32Array(offers.length)
  const places = new Map(offers.map(({ id }, n) => [id, n]))
  for (const { facts } of members) {
    for (const { offer } of facts.interactions) views[places.get(offer) ?? 0]! += 1
    for (const { offer, did } of facts.interactions) {
      const { liked } = offers[places.get(offer) ?? 0]!
      if (did === 'viewed') continue
      for (const interest of facts.interests) liked[interest] = (liked[interest] ?? 0) + 1
    }
  }
  return { offers, members, now: input.now, views }
}

export function makeOffer(random: SeededRandom, n: number, now: number): OfferFacts {
  const trade = random.below(TRADES)
  const other = random.next() < 0.25 ? random.below(TRADES) : trade
  const own = Array.from({ length: SKILLS_A_TRADE }, (_, each) =>
    skillOf(each % 3 === 0 ? other : trade, each),
  )
  const kind = KINDS[Math.floor(random.next() ** 2 * KINDS.length)] ?? 'job'
  return {
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    kind,
    organisation: `org-${Math.floor(random.next() ** 2 * 900)}`,
    municipalities: [placeBy(random)],
    mode: random.next() < 0.15 ? 'remote' : random.next() < 0.1 ? 'hybrid' : 'on-site',
    languages: random.next() < 0.2 ? [random.next() < 0.6 ? 'en' : 'de'] : [],
    firstJob: false,
    amount: random.next() < 0.7 ? 900 + random.next() ** 2 * 3500 : null,
    deadline: now + (1 + random.next() * 60) * DAY_MS,
    publishedAt: now - random.next() * 40 * DAY_MS,
    wants: random.some(own, 2 + random.below(6)).map((skill) => ({
      skill,
      required: random.next() < 0.6,
      level: random.next() < 0.5 ? null : (SKILL_LEVELS[random.below(3)] ?? null),
    })),
    interests: [...new Set([interestOf(trade), interestOf(other)])],
    liked: {},
  }
}

const placeBy = (random: SeededRandom) =>
  MUNICIPALITY_IDS[Math.floor(random.next() ** 2 * MUNICIPALITY_IDS.length)] ?? 'zenica'

function makeMember(random: SeededRandom, offers: readonly OfferFacts[]): SimMember {
  const gender = GENDERS[random.below(2)] ?? 'f'
  // Two thirds of each gender are in its half of the trades.
  const half = TRADES / 2
  const trade = random.below(half) + (random.next() < 2 / 3 === (gender === 'f') ? 0 : half)
  const truth = new Map(
    random
      .some(
        Array.from({ length: SKILLS_A_TRADE }, (_, n) => skillOf(trade, n)),
        4 + random.below(6),
      )
      .map((skill) => [skill, random.below(4)] as const),
  )
  const municipality = placeBy(random)
  const languages = ['bs', ...(random.next() < 0.6 ? ['en'] : []), ...(random.next() < 0.2 ? ['de'] : [])]
  const taste = { near: random.next(), pay: random.next() * 0.6, kinds: KINDS.map(() => random.next() * 0.5) }
  const km = new Map(
    MUNICIPALITY_IDS.map((id) => [
      id as string,
      kilometres(municipalityPoints[municipality], municipalityPoints[id]),
    ]),
  )
  const worth = Float32Array.from(offers, (offer) => {
    const had = offer.wants.filter(({ skill }) => truth.has(skill)).length
    const way = offer.mode === 'remote' ? 5 : (km.get(offer.municipalities[0] ?? '') ?? 100)
    return (
      (1.6 * had) / (offer.wants.length + 1) +
      (0.9 * taste.near) / (1 + way / 40) +
      taste.pay * Math.min(1, (offer.amount ?? 900) / 4000) +
      (taste.kinds[KINDS.indexOf(offer.kind)] ?? 0) -
      (offer.languages.some((language) => !languages.includes(language)) ? 0.5 : 0) +
      random.normal() * 0.12
    )
  })
  const skills = [...truth].flatMap(([skill, level]) =>
    random.next() < FORGOTTEN ? [] : [{ skill, level: SKILL_LEVELS[level] ?? 'basic' }],
  )
  return {
    gender,
    trade,
    worth,
    facts: {
      skills,
      spoken: [],
      near: skills.flatMap(({ skill, level }) =>
        near(skill).map((one) => ({ skill: one, by: skill, likeness: 0.6, level })),
      ),
      municipality,
      languages,
      interests: [...new Set([interestOf(trade), INTEREST_LIST[random.below(10)] ?? 'arts'])],
      interactions: deedsOf(random, { offers, worth }),
      done: [],
      seeking: [],
      weights: { near: 'normal', pay: 'normal', learning: 'normal' },
    },
  }
}

/** Returns similar skills: those of the same trade, as the trained engine would. */
function near(skill: string): string[] {
  const [, trade, n] = skill.split('-').map(Number)
  return [
    skillOf(trade ?? 0, ((n ?? 0) + 1) % SKILLS_A_TRADE),
    skillOf(trade ?? 0, ((n ?? 0) + 2) % SKILLS_A_TRADE),
  ]
}

/** Returns acts: they saw some offers by chance and saved those they liked best. */
function deedsOf(
  random: SeededRandom,
  { offers, worth }: { offers: readonly OfferFacts[]; worth: Float32Array },
): Interaction[] {
  const views = Array.from({ length: INTERACTIONS * 6 }, () => random.below(offers.length))
  const liked = views.sort((a, b) => worth[b]! - worth[a]!).slice(0, random.below(INTERACTIONS))
  return [...new Set(liked)].flatMap((place, n) => {
    const offer = offers[place]
    if (!offer) return []
    const { id, kind, organisation, municipalities, wants } = offer
    const did = n < 3 ? ('saved' as const) : ('viewed' as const)
    return [
      {
        offer: id,
        did,
        reason: null,
        kind,
        organisation,
        municipalities,
        skills: wants.map(({ skill }) => skill),
      },
    ]
  })
}
