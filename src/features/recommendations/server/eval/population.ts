import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'
import { KINDS } from '#features/opportunities/contract/kinds.ts'
import { kilometres } from '#features/search/contract/distance.ts'
import { municipalityPoints } from '#features/search/contract/municipality-points.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { INTEREST_LIST } from '../rank/codes.ts'
import type { Deed, MemberFacts, OfferFacts } from '../rank/facts.ts'
import { type Dice, throwDice } from './dice.ts'

const DAY = 86_400_000
/** Trades that skills belong to; each interest is a few of them. */
const TRADES = 40
const SKILLS_A_TRADE = 12
const FORGOTTEN = 0.3
const DEEDS = 8

export const GENDERS = ['f', 'm'] as const
export type SimMember = {
  facts: MemberFacts
  /** Known to the simulation alone: it is in no fact. */
  gender: (typeof GENDERS)[number]
  trade: number
  /** What each offer is worth to them, with what nobody can know. */
  worth: Float32Array
}
export type World = { offers: OfferFacts[]; members: SimMember[]; now: number; views: Uint32Array }

const skillOf = (trade: number, n: number) => `skill-${trade}-${n}`
const interestOf = (trade: number): Interest => INTEREST_LIST[trade % INTEREST_LIST.length] ?? 'arts'

/**
 * People with trades, places and tastes of their own, of whom a profile tells only a part, and who have looked at some
 * offers. Genders choose trades unequally, as they do; within a trade nothing depends on gender.
 */
export function makeWorld(input: { offers: number; members: number; now: number; seed?: number }): World {
  const dice = throwDice(input.seed ?? 20261121)
  const offers = Array.from({ length: input.offers }, (_, n) => makeOffer(dice, n, input.now))
  const members = Array.from({ length: input.members }, () => makeMember(dice, offers))
  const views = new Uint32Array(offers.length)
  const places = new Map(offers.map(({ id }, n) => [id, n]))
  for (const { facts } of members) {
    for (const { offer } of facts.deeds) views[places.get(offer) ?? 0]! += 1
    for (const { offer, did } of facts.deeds) {
      const { liked } = offers[places.get(offer) ?? 0]!
      if (did === 'viewed') continue
      for (const interest of facts.interests) liked[interest] = (liked[interest] ?? 0) + 1
    }
  }
  return { offers, members, now: input.now, views }
}

export function makeOffer(dice: Dice, n: number, now: number): OfferFacts {
  const trade = dice.below(TRADES)
  const other = dice.next() < 0.25 ? dice.below(TRADES) : trade
  const own = Array.from({ length: SKILLS_A_TRADE }, (_, each) =>
    skillOf(each % 3 === 0 ? other : trade, each),
  )
  const kind = KINDS[Math.floor(dice.next() ** 2 * KINDS.length)] ?? 'job'
  return {
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    kind,
    organisation: `org-${Math.floor(dice.next() ** 2 * 900)}`,
    municipalities: [placeBy(dice)],
    mode: dice.next() < 0.15 ? 'remote' : dice.next() < 0.1 ? 'hybrid' : 'on-site',
    languages: dice.next() < 0.2 ? [dice.next() < 0.6 ? 'en' : 'de'] : [],
    amount: dice.next() < 0.7 ? 900 + dice.next() ** 2 * 3500 : null,
    deadline: now + (1 + dice.next() * 60) * DAY,
    publishedAt: now - dice.next() * 40 * DAY,
    wants: dice.some(own, 2 + dice.below(6)).map((skill) => ({
      skill,
      required: dice.next() < 0.6,
      level: dice.next() < 0.5 ? null : (SKILL_LEVELS[dice.below(3)] ?? null),
    })),
    interests: [...new Set([interestOf(trade), interestOf(other)])],
    liked: {},
  }
}

const placeBy = (dice: Dice) =>
  MUNICIPALITY_IDS[Math.floor(dice.next() ** 2 * MUNICIPALITY_IDS.length)] ?? 'zenica'

function makeMember(dice: Dice, offers: readonly OfferFacts[]): SimMember {
  const gender = GENDERS[dice.below(2)] ?? 'f'
  // Two thirds of each gender are in its half of the trades.
  const half = TRADES / 2
  const trade = dice.below(half) + (dice.next() < 2 / 3 === (gender === 'f') ? 0 : half)
  const truth = new Map(
    dice
      .some(
        Array.from({ length: SKILLS_A_TRADE }, (_, n) => skillOf(trade, n)),
        4 + dice.below(6),
      )
      .map((skill) => [skill, dice.below(4)] as const),
  )
  const municipality = placeBy(dice)
  const languages = ['bs', ...(dice.next() < 0.6 ? ['en'] : []), ...(dice.next() < 0.2 ? ['de'] : [])]
  const taste = { near: dice.next(), pay: dice.next() * 0.6, kinds: KINDS.map(() => dice.next() * 0.5) }
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
      dice.normal() * 0.12
    )
  })
  const skills = [...truth].flatMap(([skill, level]) =>
    dice.next() < FORGOTTEN ? [] : [{ skill, level: SKILL_LEVELS[level] ?? 'basic' }],
  )
  return {
    gender,
    trade,
    worth,
    facts: {
      skills,
      spoken: [],
      near: skills.flatMap(({ skill, level }) =>
        near(skill).map((one) => ({ skill: one, likeness: 0.6, level })),
      ),
      municipality,
      languages,
      interests: [...new Set([interestOf(trade), INTEREST_LIST[dice.below(10)] ?? 'arts'])],
      deeds: deedsOf(dice, { offers, worth }),
      done: [],
      weights: { near: 'normal', pay: 'normal', learning: 'normal' },
    },
  }
}

/** In the same trade, as an engine that learned from occupations would say. */
function near(skill: string): string[] {
  const [, trade, n] = skill.split('-').map(Number)
  return [
    skillOf(trade ?? 0, ((n ?? 0) + 1) % SKILLS_A_TRADE),
    skillOf(trade ?? 0, ((n ?? 0) + 2) % SKILLS_A_TRADE),
  ]
}

/** They saw some offers by chance and saved those that they liked best. */
function deedsOf(
  dice: Dice,
  { offers, worth }: { offers: readonly OfferFacts[]; worth: Float32Array },
): Deed[] {
  const seen = Array.from({ length: DEEDS * 6 }, () => dice.below(offers.length))
  const liked = seen.sort((a, b) => worth[b]! - worth[a]!).slice(0, dice.below(DEEDS))
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
