import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import type { Reach, Reason, ReasonCode } from '../../contract/reasons.ts'
import { INTEREST_LIST, MANY_PLACES, MODE_CODES, NO_PLACE } from './codes.ts'
import type { OfferTable, Shared } from './offer-table.ts'
import { wholeKilometres } from './distances.ts'
import { FULL, type Prepared } from './prepare-member.ts'
import { likedBySimilar } from './rank.ts'

const DAY_MINUTES = 24 * 60
const NEAR_KM = 30
const SOON_DAYS = 7
const FRESH_DAYS = 3
/** Fewer could be recognised. */
const LEAST_LIKED = 5
const WELL_PAID = 70
const MAX_REASONS = 4
const MAX_MISSING = 3

export type Explained = { reach: Reach; reasons: Reason[] }
type Input = { table: OfferTable; shared: Shared; member: Prepared; slot: number; now: number }

/** Why an offer was suggested, in codes with numbers, the weightiest first; from the same figures as its score. */
export function explain(input: Input): Explained {
  const reach = reachOf(input)
  const reasons: Reason[] = []
  for (const find of REASONS) {
    reasons.push(...find(input, reach))
    if (reasons.length >= MAX_REASONS) break
  }
  return { reach, reasons: reasons.slice(0, MAX_REASONS) }
}

function say(code: ReasonCode, { count = null, of = null, name = null }: Partial<Reason> = {}): Reason {
  return { code, count, of, name }
}

/** The weightiest first. */
const REASONS: readonly ((input: Input, reach: Reach) => Reason[])[] = [
  (_, { have, of }) => (have > 0 ? [say('skills', { count: have, of })] : []),
  soughtReason,
  placeReason,
  deadlineReason,
  learningReason,
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
  let have = 0
  let near = 0
  const missing: { id: string; required: boolean }[] = []
  for (let n = wantFrom[slot]!; n < wantFrom[slot + 1]!; n += 1) {
    const strength = member.strengths.get(wantSkill[n]!)?.[wantCode[n]! & 7] ?? 0
    if (strength === FULL) have += 1
    else if (strength > 0) near += 1
    else missing.push({ id: shared.skills.word(wantSkill[n]!), required: wantCode[n]! >= 8 })
  }
  missing.sort((a, b) => Number(b.required) - Number(a.required))
  return {
    have,
    near,
    of: wantFrom[slot + 1]! - wantFrom[slot]!,
    missing: missing.slice(0, MAX_MISSING).map(({ id }) => id),
  }
}

function soughtReason({ table, member, slot }: Input): Reason[] {
  const name = member.sought.get(table.kind[slot]!)
  return name ? [say('sought', { name })] : []
}

function placeReason({ table, member, slot }: Input): Reason[] {
  if (table.mode[slot] === MODE_CODES.abroad) return []
  if (member.km) {
    const code = table.place[slot]!
    let away = Infinity
    if (code === MANY_PLACES)
      for (const place of table.manyPlaces.get(slot) ?? []) away = Math.min(away, member.km[place]!)
    else if (code !== NO_PLACE) away = member.km[code]!
    if (away === 0) return [say('home')]
    if (away <= NEAR_KM) return [say('near', { count: wholeKilometres(away) })]
  }
  return table.mode[slot] === MODE_CODES.remote ? [say('remote')] : []
}

function deadlineReason({ table, slot, now }: Input): Reason[] {
  const days = Math.floor((table.deadline[slot]! - now / 60_000) / DAY_MINUTES)
  return days >= 0 && days <= SOON_DAYS ? [say('deadline', { count: days })] : []
}

function learningReason({ table, member, slot }: Input): Reason[] {
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
  // The best paid is not better paid than itself.
  const share = Math.min(99, Math.floor((table.pay[slot]! / FULL) * 100))
  return share >= WELL_PAID && member.weights.pay > 0 ? [say('pay', { count: share })] : []
}

function languageReason({ table, member, slot }: Input): Reason[] {
  const asked = table.languages[slot]!
  if (asked === 0 || (asked & ~member.languages) !== 0) return []
  return [say('language', { name: LANGUAGES.find((_, bit) => asked & (1 << bit)) ?? null })]
}

function popularReason({ table, member, slot }: Input): Reason[] {
  const count = table.liked ? likedBySimilar(table.liked, slot, member.interests) : 0
  return count >= LEAST_LIKED ? [say('popular', { count })] : []
}

function freshReason({ table, slot, now }: Input): Reason[] {
  const days = Math.floor((now / 60_000 - table.published[slot]!) / DAY_MINUTES)
  return days >= 0 && days <= FRESH_DAYS ? [say('fresh', { count: days })] : []
}
