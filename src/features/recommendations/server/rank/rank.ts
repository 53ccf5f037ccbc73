import { MINUTE_MS } from '#platform/contract/durations.ts'
import { INTEREST_LIST, MANY_PLACES, MODE_CODES } from './codes.ts'
import type { OfferTable } from './offer-table.ts'
import type { Prepared } from './prepare-member.ts'
import { FULL } from './prepare-member.ts'
import { Best } from './best.ts'

export type Ranked = { slot: number; score: number }

const DAY_MINUTES = 24 * 60
const OUT = -1e9
/** Further missing skills that are assumed, so that one of one does not beat seven of eight. */
const DOUBT = 2
/** The score of an offer without required skills, as if it fitted a little. */
const UNASKED = 0.25
const SEEN = 0.03
const LIKED_ENOUGH = 20
const KEPT_FOR_MINUTES = 5
/** The most that freshness and a near deadline add together. */
const MAX_BASE = 1
/** Greater than the rounding error of sums. */
const ROUNDING = 1e-5

/** The buffers for scores; one instance per table, reused for each member. */
export class Ranker {
  readonly table: OfferTable
  /** The score of each offer from skills and taste. */
  readonly #fit: Float32Array
  /** For each requirement of a skill: the worth of its points in that offer, and of liking it. */
  readonly #postScale: Float32Array
  readonly #postRoot: Float32Array
  /** Kind with the presence of required skills in one number; way of working with the place in another. */
  readonly #sort: Uint8Array
  readonly #way: Uint16Array
  readonly #base: Float32Array
  readonly #employers: number
  #baseAt = -Infinity

  constructor(table: OfferTable) {
    this.table = table
    const { size, total, wantFrom, employer, kind, mode, place, postOffer } = table
    this.#employers = employer.reduce((max, each) => Math.max(max, each + 1), 0)
    this.#fit = new Float32Array(size)
    this.#postScale = new Float32Array(postOffer.length)
    this.#postRoot = new Float32Array(postOffer.length)
    for (const [n, slot] of postOffer.entries()) {
      this.#postScale[n] = 1 / (FULL * (total[slot]! + DOUBT))
      this.#postRoot[n] = 1 / Math.sqrt(wantFrom[slot + 1]! - wantFrom[slot]!)
    }
    this.#sort = kind.map((code, slot) => code * 2 + (total[slot] === 0 ? 1 : 0))
    this.#way = Uint16Array.from(place, (code, slot) => mode[slot]! * PLACES + code)
    this.#base = new Float32Array(size)
  }

  /** Removes an offer, from now on. */
  remove(id: string): void {
    const slot = this.table.slots.get(id)
    if (slot === undefined) return
    this.table.alive[slot] = 0
    this.#base[slot] = OUT
  }

  /** Returns the best offers for a member, the best first; `kinds` filters. */
  rank(member: Prepared, { now, limit, kinds }: { now: number; limit: number; kinds?: ReadonlySet<number> }) {
    this.#refresh(now)
    this.#addSkills(member)
    this.#addTaste(member)
    const restore = this.#leaveOut(member)
    const best = new Best(limit)
    const whole = kindValues(member, kinds)
    const places = placeValues(member)
    const worth = member.interest.map((value) => value * member.weights.interest)
    const scorer = this.#scorer(member, { whole, places, worth })
    const sorts = sortValues(whole, UNASKED * member.weights.skills)
    const ways = wayValues(places)
    const [fit, sort, way, interests] = [this.#fit, this.#sort, this.#way, this.table.interests]
    // Most offers have so few of the main points that the rest cannot lift them among the best.
    let least = best.least - scorer.rest
    for (let slot = 0; slot < interests.length; slot += 1) {
      const hope = fit[slot]! + ways[way[slot]!]! + sorts[sort[slot]!]! + worth[interests[slot]!]!
      if (hope <= least) continue
      const score = scorer.score(slot)
      if (score <= best.least) continue
      best.offer(slot, score)
      least = best.least - scorer.rest
    }
    restore()
    return best.sorted()
  }

  /** Returns the whole score of an offer, and the most that its part beyond skills, taste, kind and interests can add. */
  #scorer(member: Prepared, { whole, places, worth }: Values) {
    const { weights, languages, interests: own } = member
    const {
      kind,
      mode,
      place,
      employer,
      languages: offerLanguages,
      total,
      interests,
      pay,
      manyPlaces,
      liked,
      firstJob,
    } = this.table
    const [fit, base] = [this.#fit, this.#base]
    const unasked = UNASKED * weights.skills
    const forPay = weights.pay / FULL
    const forLanguage = member.knowsLanguages ? weights.language : weights.language / 3
    const forPopular = weights.popular / LIKED_ENOUGH
    const bias = member.employers.size > 0 ? this.#biasOf(member) : undefined
    const score = (slot: number): number => {
      let sum = base[slot]! * weights.fresh + whole[kind[slot]!]! + worth[interests[slot]!]!
      if (sum < -1e6) return OUT
      sum += fit[slot]! + (total[slot] === 0 ? unasked : 0) + pay[slot]! * forPay
      const value = places[mode[slot]!]!
      const code = place[slot]!
      sum += code === MANY_PLACES ? bestPlace(value, manyPlaces.get(slot)) : value[code]!
      if ((offerLanguages[slot]! & ~languages) !== 0) sum -= forLanguage
      if (total[slot]! > 0 && fit[slot]! < ROUNDING && firstJob[slot] === 0) sum -= weights.strange
      if (bias) sum += bias[employer[slot]!]!
      if (liked) sum += Math.min(LIKED_ENOUGH, likedBySimilar(liked, slot, own)) * forPopular
      return sum
    }
    const rest =
      MAX_BASE * weights.fresh +
      weights.pay +
      (bias ? Math.max(0, greatest(bias)) : 0) +
      (liked ? weights.popular : 0) +
      ROUNDING
    return { score, rest }
  }

  #biasOf({ employers, weights }: Prepared): Float32Array {
    const bias = new Float32Array(this.#employers)
    for (const [employer, value] of employers) bias[employer] = value * weights.employer
    return bias
  }

  /**
   * Recomputes the part of the score that changes only with time, every few minutes. Offers that end in between are left
   * out on display.
   */
  #refresh(now: number): void {
    const minute = Math.floor(now / MINUTE_MS)
    if (Math.abs(minute - this.#baseAt) < KEPT_FOR_MINUTES) return
    this.#baseAt = minute
    const { size, alive, deadline, published } = this.table
    for (let slot = 0; slot < size; slot += 1) {
      const left = deadline[slot]! - minute
      const old = Math.max(0, minute - published[slot]!) / DAY_MINUTES
      const urgent = left < 14 * DAY_MINUTES ? 0.4 : 0
      this.#base[slot] = alive[slot] === 0 || left <= 0 ? OUT : 0.6 / (1 + old / 14) + urgent
    }
  }

  #addSkills({ strengths, weights }: Prepared): void {
    const fit = this.#fit.fill(0)
    const { postFrom, postOffer, postCode } = this.table
    const scale = this.#postScale
    // Precomputes the value of the sixteen kinds of wanted skills, so that the loop only looks it up.
    const worth = new Float32Array(16)
    for (const [skill, strength] of strengths) {
      for (let code = 0; code < 16; code += 1)
        worth[code] = (strength[code & 7] ?? 0) * (code & 8 ? 2 : 1) * weights.skills
      const until = postFrom[skill + 1] ?? 0
      for (let n = postFrom[skill] ?? 0; n < until; n += 1)
        fit[postOffer[n]!]! += worth[postCode[n]!]! * scale[n]!
    }
  }

  #addTaste({ taste, tasteNorm, tasteFrom, weights }: Prepared): void {
    if (tasteNorm === 0) return
    const [fit, root] = [this.#fit, this.#postRoot]
    const { slots, wantFrom, wantSkill, postFrom, postOffer } = this.table
    for (const [skill, liked] of taste) {
      const value = (liked * weights.taste) / tasteNorm
      const until = postFrom[skill + 1] ?? 0
      for (let n = postFrom[skill] ?? 0; n < until; n += 1) fit[postOffer[n]!]! += value * root[n]!
    }
    for (const [id, own] of tasteFrom) {
      const slot = slots.get(id)
      if (slot === undefined) continue
      const [from, until] = [wantFrom[slot]!, wantFrom[slot + 1]!]
      const scale = weights.taste / tasteNorm / Math.sqrt(until - from)
      for (let n = from; n < until; n += 1) {
        const skill = wantSkill[n]!
        if (taste.has(skill)) fit[slot]! -= (own.get(skill) ?? 0) * scale
      }
    }
  }

  /** Leaves offers out for one member; returns the function that undoes it. */
  #leaveOut({ done, seen, weights }: Prepared): () => void {
    const base = this.#base
    const before: [slot: number, value: number][] = []
    const change = (id: string, value: (was: number) => number) => {
      const slot = this.table.slots.get(id)
      if (slot === undefined) return
      before.push([slot, base[slot]!])
      base[slot] = value(base[slot]!)
    }
    for (const id of seen) change(id, (was) => was - SEEN / weights.fresh)
    for (const id of done) change(id, () => OUT)
    return () => {
      for (const [slot, value] of before.toReversed()) base[slot] = value
    }
  }
}

function kindValues({ kinds, weights }: Prepared, allowed: ReadonlySet<number> | undefined): Float32Array {
  return kinds.map((value, code) =>
    allowed && !allowed.has(code) ? OUT : value * weights.kind + weights.learning[code]!,
  )
}

/** Returns values by mode and place; remote work is near everyone, and abroad far from everyone. */
function placeValues({ closeness, weights }: Prepared): Float32Array[] {
  const values: Float32Array[] = []
  values[MODE_CODES['on-site']] = closeness.map((value) => value * weights.place)
  values[MODE_CODES.hybrid] = closeness.map((value) => Math.max(0.45, value) * weights.place)
  values[MODE_CODES.remote] = closeness.map((value) => Math.max(0.8, value) * weights.place)
  values[MODE_CODES.abroad] = closeness.map(() => 0.1 * weights.place)
  return values
}

type Values = { whole: Float32Array; places: readonly Float32Array[]; worth: Float32Array }

const PLACES = 256

/** Returns the value of each kind, with and without required skills. */
function sortValues(whole: Float32Array, unasked: number): Float32Array {
  return Float32Array.from({ length: whole.length * 2 }, (_, n) => whole[n >> 1]! + (n & 1 ? unasked : 0))
}

/** Returns the value of each place by way of working; for offers in many places, the highest possible. */
function wayValues(places: readonly Float32Array[]): Float32Array {
  const values = new Float32Array(places.length * PLACES)
  for (const [mode, value] of places.entries()) {
    values.set(value, mode * PLACES)
    values[mode * PLACES + MANY_PLACES] = greatest(value)
  }
  return values
}

function greatest(values: Float32Array): number {
  let max = -Infinity
  for (const value of values) if (value > max) max = value
  return max
}

function bestPlace(value: Float32Array, places: Uint8Array | undefined): number {
  let best = 0
  for (const place of places ?? []) best = Math.max(best, value[place]!)
  return best
}

/** Returns how many members with a shared interest saved it or applied; capped. */
export function likedBySimilar(liked: Uint8Array, slot: number, interests: readonly number[]): number {
  let max = 0
  for (const interest of interests) {
    const count = liked[slot * INTEREST_LIST.length + interest]!
    if (count > max) max = count
  }
  return max
}
