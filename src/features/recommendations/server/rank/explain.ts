import { matchSkills } from '#features/opportunities/contract/skill-match.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import type { Reach, Reason, ReasonCode } from '../../contract/reasons.ts'
import { INTEREST_LIST, KIND_CODES, MANY_PLACES, MODE_CODES, NO_PLACE } from './codes.ts'
import type { Level } from './facts.ts'
import type { OfferTable, Shared } from './offer-table.ts'
import { wholeKilometres } from './distances.ts'
import { FULL, type Prepared } from './prepare-member.ts'
import { likedBySimilar } from './rank.ts'

const LEVELS: readonly Level[] = ['basic', 'independent', 'advanced', 'expert']
const DAY_MINUTES = 24 * 60
const NEAR_KM = 30
const SOON_DAYS = 7
const FRESH_DAYS = 3
/** Fewest liked skills that people recognise. */
const LEAST_LIKED = 5
/** Percentile of good pay, and the fewest offers for it: the best of three says nothing. */
const WELL_PAID = 85
const LEAST_PAID = 8
const MAX_REASONS = 4
const MAX_MISSING = 3

const WORK = new Set([KIND_CODES.job, KIND_CODES.internship])

export type Explained = { reach: Reach; reasons: Reason[]; isWorth: boolean }
type Input = { table: OfferTable; shared: Shared; member: Prepared; slot: number; now: number }

/** Returns why an offer was suggested, as codes with numbers, the weightiest first; from the same figures as its score. */
export function explain(input: Input): Explained {
  const reach = reachOf(input)
  const reasons = REASONS.flatMap((find) => find(input, reach))
  return {
    reach,
    reasons: reasons.slice(0, MAX_REASONS),
    isWorth: isWorthSuggesting(reach, reasons, input.member.abilities.skills.length > 0),
  }
}

/** Reasons that are enough by themselves for an offer without required skills. */
const OWN_GROUNDS = new Set<ReasonCode>([
  'sought',
  'home',
  'near',
  'liked',
  'popular',
  'language',
  'learning',
])
/** Reasons that count only together with another. */
const OTHER_GROUNDS = new Set<ReasonCode>(['interest', 'remote', 'firstJob', 'nearly'])
/** Reasons that admit an offer of whose skills the member has none, nor a similar one; the sought kind alone does not. */
const OPEN_DOORS = new Set<ReasonCode>(['firstJob', 'home', 'near', 'learning', 'liked'])
/** The least share of required skills that counts as a ground is one of this many. */
const SOME_OF = 3

/**
 * Returns whether a suggestion has enough grounds. Half of the required skills suffice. With less there must be two grounds
 * among its reasons, and a general interest is never the only one. Members with stated skills get nothing that requires
 * none of theirs.
 */
function isWorthSuggesting(
  { have, near, of }: Reach,
  reasons: readonly Reason[],
  hasSkills: boolean,
): boolean {
  if (of > 0 && have * 2 >= of) return true
  const codes = reasons.map(({ code }) => code)
  if (hasSkills && of > 0 && have + near === 0 && !codes.some((code) => OPEN_DOORS.has(code))) return false
  const own = codes.filter((code) => OWN_GROUNDS.has(code)).length
  const others = codes.filter((code) => OTHER_GROUNDS.has(code)).length
  const grounds = own + others + Number(of > 0 && have * SOME_OF >= of)
  return grounds >= 2 || (of === 0 && own > 0)
}

function say(code: ReasonCode, { count = null, of = null, name = null }: Partial<Reason> = {}): Reason {
  return { code, count, of, name }
}

/** The weightiest first. */
const REASONS: readonly ((input: Input, reach: Reach) => Reason[])[] = [
  (_, { have, near, of }) =>
    have > 0 ? [{ ...say('skills', { count: have, of }), ...(near > 0 && { near }) }] : [],
  soughtReason,
  placeReason,
  deadlineReason,
  learningReason,
  ({ table, slot }) => (table.firstJob[slot] ? [say('firstJob')] : []),
  (_, { have, near, of }) => (have === 0 && near > 0 ? [say('nearly', { count: near, of })] : []),
  tasteReason,
  interestReason,
  payReason,
  languageReason,
  popularReason,
  freshReason,
]

export function reachOf({ table, shared, member, slot }: Input): Reach {
  const { wantFrom, wantSkill, wantCode } = table
  const offerSkills: { skill: string; level: Level | null; required: boolean }[] = []
  for (let n = wantFrom[slot]!; n < wantFrom[slot + 1]!; n += 1)
    offerSkills.push({
      skill: shared.skills.word(wantSkill[n]!),
      level: LEVELS[(wantCode[n]! & 7) - 1] ?? null,
      required: wantCode[n]! >= 8,
    })
  offerSkills.sort((a, b) => Number(b.required) - Number(a.required))
  const { have, near, missing } = matchSkills(offerSkills, member.abilities)
  return {
    have: have.length,
    near: near.length,
    of: offerSkills.length,
    missing: missing.slice(0, MAX_MISSING),
  }
}

function soughtReason({ table, member, slot }: Input): Reason[] {
  const name = member.sought.get(table.kind[slot]!)
  return name ? [say('sought', { name })] : []
}

/** Returns the kilometres to the nearest of its places, rounded for display; null where either place is unknown. */
export function kilometresTo({ table, member, slot }: Input): number | null {
  if (table.mode[slot] === MODE_CODES.abroad || !member.km) return null
  const code = table.place[slot]!
  if (code === NO_PLACE) return null
  const places = code === MANY_PLACES ? [...(table.manyPlaces.get(slot) ?? [])] : [code]
  return wholeKilometres(Math.min(...places.map((place) => member.km![place]!)))
}

function placeReason(input: Input): Reason[] {
  const { table, slot } = input
  if (table.mode[slot] === MODE_CODES.abroad) return []
  const away = kilometresTo(input)
  if (away === 0) return [say('home')]
  if (away !== null && away <= NEAR_KM) return [say('near', { count: away })]
  return table.mode[slot] === MODE_CODES.remote ? [say('remote')] : []
}

function deadlineReason({ table, slot, now }: Input): Reason[] {
  const days = Math.floor((table.deadline[slot]! - now / 60_000) / DAY_MINUTES)
  return days >= 0 && days <= SOON_DAYS ? [say('deadline', { count: days })] : []
}

function learningReason({ table, member, slot }: Input, { have, of }: Reach): Reason[] {
  // A member with all required skills learns little there.
  if (of > 0 && have === of) return []
  return (member.weights.learning[table.kind[slot]!] ?? 0) > 0 ? [say('learning')] : []
}

function tasteReason({ table, member, slot }: Input): Reason[] {
  const { wantFrom, wantSkill } = table
  let count = 0
  for (let n = wantFrom[slot]!; n < wantFrom[slot + 1]!; n += 1)
    if ((member.taste.get(wantSkill[n]!) ?? 0) > 0.5) count += 1
  return count > 1 ? [say('liked', { count })] : []
}

function interestReason({ table, member, slot }: Input): Reason[] {
  const mask = table.interests[slot]!
  const shared = member.interests.find((interest) => mask & (1 << interest))
  return shared === undefined ? [] : [say('interest', { name: INTEREST_LIST[shared] ?? null })]
}

function payReason({ table, member, slot }: Input): Reason[] {
  const kind = table.kind[slot]!
  const isHigh = (table.pay[slot]! / FULL) * 100 >= WELL_PAID && table.paid[kind]! >= LEAST_PAID
  const name = WORK.has(kind) ? 'pay' : 'amount'
  return isHigh && member.weights.pay > 0 ? [say('pay', { name })] : []
}

function languageReason({ table, member, slot }: Input): Reason[] {
  const languages = table.languages[slot]!
  if (languages === 0 || (languages & ~member.languages) !== 0) return []
  return [say('language', { name: LANGUAGES.find((_, bit) => languages & (1 << bit)) ?? null })]
}

function popularReason({ table, member, slot }: Input): Reason[] {
  const count = table.liked ? likedBySimilar(table.liked, slot, member.interests) : 0
  return count >= LEAST_LIKED ? [say('popular', { count })] : []
}

function freshReason({ table, slot, now }: Input): Reason[] {
  const days = Math.floor((now / 60_000 - table.published[slot]!) / DAY_MINUTES)
  return days >= 0 && days <= FRESH_DAYS ? [say('fresh', { count: days })] : []
}
