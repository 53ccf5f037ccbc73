import { type Abilities, levelNumber } from '#features/opportunities/contract/skill-match.ts'
import {
  countBits,
  INTEREST_LIST,
  interestMask,
  KIND_CODES,
  KIND_LIST,
  languageMask,
  LOCAL_LANGUAGES,
  placeCode,
} from './codes.ts'
import { type Seeking, SEEKING_KINDS } from '../../contract/seeking.ts'
import { closenessTo, distancesFrom } from './distances.ts'
import type { Interaction, MemberFacts } from './facts.ts'
import type { Shared } from './offer-table.ts'
import { weightsOf, type Weights } from './weigh.ts'

export const FULL = 255
const NEAR_SHARE = 0.4
/** The share that remains of a skill one, two or three levels below the required one. */
const BELOW = [1, 0.67, 0.4, 0.2]
const WANTED_LEVELS = 5
const TASTE = { viewed: 0.4, saved: 2, applied: 3, dismissed: 0 } as const
const NOT_THESE_SKILLS = -2
const TASTE_SKILLS = 60
const KIND_STEP = 0.25
/** The weight of a stated wish, as much as a dozen views. */
const SOUGHT = 1.2

/** A member prepared for ranking, as tables of numbers. */
export type Prepared = {
  weights: Weights
  /** The value of each relevant skill at each required level. */
  strengths: ReadonlyMap<number, Uint8Array>
  taste: ReadonlyMap<number, number>
  tasteNorm: number
  /** The contribution of each offer to the taste, so that no offer is suggested for being like itself. */
  tasteFrom: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Closeness to each municipality from 0 to 1, and the distance in kilometres. */
  closeness: Float32Array
  km: Float32Array | undefined
  languages: number
  knowsLanguages: boolean
  /** The value of an offer's interests, by their mask. */
  interest: Float32Array
  interests: readonly number[]
  kinds: Float32Array
  /** The sought things, by kind. */
  sought: ReadonlyMap<number, Seeking>
  employers: ReadonlyMap<number, number>
  done: ReadonlySet<string>
  seen: ReadonlySet<string>
  abilities: Abilities
  /** Has stated no skill. */
  isNew: boolean
}

export function prepareMember(member: MemberFacts, shared: Shared): Prepared {
  const strengths = strengthsOf(member, shared)
  const tasteFrom = tasteByOffer(member.interactions, shared)
  const taste = tasteOf(tasteFrom)
  const km = distancesFrom(member.municipality)
  return {
    weights: weightsOf(member),
    strengths,
    taste,
    tasteNorm: Math.hypot(...taste.values()),
    tasteFrom,
    closeness: closenessOf(km, member.interactions),
    km,
    languages: languageMask(member.languages) | LOCAL_LANGUAGES,
    knowsLanguages: member.languages.length > 0,
    interest: interestValues(interestMask(member.interests)),
    interests: member.interests.map((interest) => INTEREST_LIST.indexOf(interest)),
    kinds: kindsOf(member),
    sought: soughtKinds(member.seeking),
    employers: employersOf(member.interactions, shared),
    done: new Set(member.done),
    seen: new Set(member.interactions.filter(({ did }) => did === 'viewed').map(({ offer }) => offer)),
    abilities: { skills: [...member.skills, ...member.spoken], near: member.near },
    isNew: member.skills.length === 0,
  }
}

/** Own skills first: an own skill is never judged by a similar one. */
function strengthsOf(member: MemberFacts, { skills }: Shared): Map<number, Uint8Array> {
  const strengths = new Map<number, Uint8Array>()
  const give = (skill: string, level: number, max: number) => {
    const number = skills.find(skill)
    if (number === undefined) return
    const own = strengths.get(number) ?? new Uint8Array(WANTED_LEVELS)
    for (let required = 0; required < WANTED_LEVELS; required += 1)
      own[required] = Math.max(own[required]!, Math.round(max * (BELOW[Math.max(0, required - level)] ?? 0)))
    strengths.set(number, own)
  }
  const own = [...member.skills, ...member.spoken]
  for (const { skill, level } of own) give(skill, levelNumber(level), FULL)
  const had = new Set(own.map(({ skill }) => skill))
  for (const { skill, likeness, level } of member.near)
    if (!had.has(skill)) give(skill, levelNumber(level), FULL * NEAR_SHARE * Math.min(1, likeness))
  return strengths
}

function tasteByOffer(interactions: readonly Interaction[], { skills }: Shared) {
  const byOffer = new Map<string, Map<number, number>>()
  for (const { offer, did, reason, skills: offerSkills } of interactions) {
    const value = did === 'dismissed' && reason === 'skills' ? NOT_THESE_SKILLS : TASTE[did]
    if (value === 0) continue
    const own = byOffer.get(offer) ?? new Map<number, number>()
    byOffer.set(offer, own)
    for (const skill of offerSkills) {
      const number = skills.find(skill)
      if (number !== undefined)
        own.set(number, (own.get(number) ?? 0) + value / Math.sqrt(offerSkills.length))
    }
  }
  return byOffer
}

function tasteOf(byOffer: Prepared['tasteFrom']): Map<number, number> {
  const taste = new Map<number, number>()
  for (const own of byOffer.values())
    for (const [skill, value] of own) taste.set(skill, (taste.get(skill) ?? 0) + value)
  const strongest = [...taste].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, TASTE_SKILLS)
  return new Map(strongest)
}

function closenessOf(km: Float32Array | undefined, interactions: readonly Interaction[]): Float32Array {
  const closeness = closenessTo(km)
  for (const { did, reason, municipalities } of interactions)
    if (did === 'dismissed' && reason === 'place')
      for (const id of municipalities) closeness[placeCode(id)]! *= 0.5
  return closeness
}

const MASKS = 2 ** INTEREST_LIST.length
const BY_INTERESTS: (Float32Array | undefined)[] = []

/** Equal for everyone with the same interests, so it is cached per combination. */
function interestValues(own: number): Float32Array {
  const cached = BY_INTERESTS[own]
  if (cached) return cached
  const values = new Float32Array(MASKS)
  for (let mask = 0; mask < MASKS; mask += 1) {
    const shared = countBits(mask & own)
    values[mask] = shared === 0 ? 0 : Math.min(1, 0.6 + 0.2 * shared)
  }
  return (BY_INTERESTS[own] = values)
}

function soughtKinds(seeking: readonly Seeking[]): Map<number, Seeking> {
  return new Map(seeking.flatMap((one) => SEEKING_KINDS[one].map((kind) => [KIND_CODES[kind], one] as const)))
}

function kindsOf({ interactions, seeking }: MemberFacts): Float32Array {
  const kinds = new Float32Array(KIND_LIST.length)
  for (const { did, reason, kind } of interactions) {
    const value = did === 'dismissed' ? (reason === 'kind' ? -4 : 0) : TASTE[did]
    kinds[KIND_CODES[kind]]! += value * KIND_STEP
  }
  for (const code of soughtKinds(seeking).keys()) kinds[code]! += SOUGHT
  // Bounds the sum, so that frequent acts do not shut out the other kinds.
  return kinds.map((value) => Math.max(-1, Math.tanh(value)))
}

function employersOf(interactions: readonly Interaction[], { employers }: Shared): Map<number, number> {
  const biased = new Map<number, number>()
  for (const { did, reason, organisation } of interactions) {
    const number = employers.find(organisation)
    if (number === undefined) continue
    if (did === 'dismissed' && reason === 'organisation') biased.set(number, -1)
    else if (did === 'saved' || did === 'applied')
      biased.set(number, Math.min(0.2, (biased.get(number) ?? 0) + 0.1))
  }
  return biased
}
