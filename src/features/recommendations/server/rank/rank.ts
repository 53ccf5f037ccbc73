import { INTEREST_LIST, MANY_PLACES, MODE_CODES } from './codes.ts'
import type { OfferTable } from './offer-table.ts'
import type { Prepared } from './prepare-member.ts'
import { FULL } from './prepare-member.ts'
import { Best } from './best.ts'

export type Ranked = { slot: number; score: number }

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
const OUT = -1e9
/** Counts as this many more wanted skills that are missing, so that one of one does not beat seven of eight. */
const DOUBT = 2
/** For an offer that asks for no skills: as if it fitted a little. */
const UNASKED = 0.25
const SEEN = 0.03
const LIKED_ENOUGH = 20
const KEPT_FOR_MINUTES = 5

/** Room to add up in; one for a table, used again for each member. */
export class Ranker {
  readonly table: OfferTable
  readonly #points: Int32Array
  readonly #liking: Float32Array
  readonly #scale: Float32Array
  readonly #root: Float32Array
  readonly #base: Float32Array
  readonly #employers: number
  #baseAt = -Infinity

  constructor(table: OfferTable) {
    this.table = table
    const { size, total, wantFrom, employer } = table
    this.#employers = employer.reduce((most, each) => Math.max(most, each + 1), 0)
    this.#points = new Int32Array(size)
    this.#liking = new Float32Array(size)
    this.#scale = Float32Array.from(total, (weight) => (weight === 0 ? 0 : 1 / (FULL * (weight + DOUBT))))
    this.#root = new Float32Array(size)
    for (let slot = 0; slot < size; slot += 1) {
      const wants = wantFrom[slot + 1]! - wantFrom[slot]!
      this.#root[slot] = wants === 0 ? 0 : 1 / Math.sqrt(wants)
    }
    this.#base = new Float32Array(size)
  }

  /** Takes an offer out, from now on. */
  remove(id: string): void {
    const slot = this.table.slots.get(id)
    if (slot === undefined) return
    this.table.alive[slot] = 0
    this.#base[slot] = OUT
  }

  /** The best offers for a member, the best first; `kinds` keeps only some. */
  rank(member: Prepared, { now, most, kinds }: { now: number; most: number; kinds?: ReadonlySet<number> }) {
    this.#refresh(now)
    this.#addSkills(member)
    this.#addTaste(member)
    const restore = this.#leaveOut(member)
    const best = new Best(most)
    const { size, kind } = this.table
    const whole = kindValues(member, kinds)
    const scorer = this.#scorer(member, { whole, places: placeValues(member) })
    for (let slot = 0; slot < size; slot += 1) {
      if (whole[kind[slot]!]! <= OUT) continue
      const score = scorer(slot)
      if (score > best.least) best.offer(slot, score)
    }
    restore()
    return best.sorted()
  }

  #scorer(member: Prepared, { whole, places }: { whole: Float32Array; places: readonly Float32Array[] }) {
    const { weights, languages, interest, interests: own } = member
    const {
      kind,
      mode,
      place,
      employer,
      languages: asked,
      interests,
      pay,
      total,
      manyPlaces,
      liked,
    } = this.table
    const [points, liking, scale, root, base] = [
      this.#points,
      this.#liking,
      this.#scale,
      this.#root,
      this.#base,
    ]
    const forSkills = weights.skills
    const unasked = UNASKED * weights.skills
    const forTaste = member.tasteNorm === 0 ? 0 : weights.taste / member.tasteNorm
    const forPay = weights.pay / FULL
    const forLanguage = member.knowsLanguages ? weights.language : weights.language / 3
    const worth = interest.map((value) => value * weights.interest)
    const forPopular = weights.popular / LIKED_ENOUGH
    const bias = member.employers.size > 0 ? this.#biasOf(member) : undefined
    return (slot: number): number => {
      let score = base[slot]! * weights.fresh + whole[kind[slot]!]! + worth[interests[slot]!]!
      if (score < -1e6) return OUT
      score += total[slot] === 0 ? unasked : points[slot]! * scale[slot]! * forSkills
      score += liking[slot]! * root[slot]! * forTaste + pay[slot]! * forPay
      const value = places[mode[slot]!]!
      const code = place[slot]!
      score += code === MANY_PLACES ? bestPlace(value, manyPlaces.get(slot)) : value[code]!
      if ((asked[slot]! & ~languages) !== 0) score -= forLanguage
      if (bias) score += bias[employer[slot]!]!
      if (liked) score += Math.min(LIKED_ENOUGH, likedBySimilar(liked, slot, own)) * forPopular
      return score
    }
  }

  #biasOf({ employers, weights }: Prepared): Float32Array {
    const bias = new Float32Array(this.#employers)
    for (const [employer, value] of employers) bias[employer] = value * weights.employer
    return bias
  }

  /** What changes only with time: worked out again every few minutes. What ends in between is seen by whoever shows it. */
  #refresh(now: number): void {
    const minute = Math.floor(now / MINUTE)
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

  #addSkills({ strengths }: Prepared): void {
    const points = this.#points.fill(0)
    const { postFrom, postOffer, postCode } = this.table
    for (const [skill, strength] of strengths) {
      // What each of the sixteen kinds of wanting is worth, so that the loop only looks it up.
      const worth = Int32Array.from(
        { length: 16 },
        (_, code) => (strength[code & 7] ?? 0) * (code & 8 ? 2 : 1),
      )
      const until = postFrom[skill + 1] ?? 0
      for (let n = postFrom[skill] ?? 0; n < until; n += 1) points[postOffer[n]!]! += worth[postCode[n]!]!
    }
  }

  #addTaste({ taste }: Prepared): void {
    const liking = this.#liking.fill(0)
    const { postFrom, postOffer } = this.table
    for (const [skill, value] of taste) {
      const until = postFrom[skill + 1] ?? 0
      for (let n = postFrom[skill] ?? 0; n < until; n += 1) liking[postOffer[n]!]! += value
    }
  }

  /** For one member only: gives back how to undo it. */
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

function kindValues({ kinds, weights }: Prepared, wanted: ReadonlySet<number> | undefined): Float32Array {
  return kinds.map((value, code) =>
    wanted && !wanted.has(code) ? OUT : value * weights.kind + weights.learning[code]!,
  )
}

/** By mode and place; work from a distance is near everybody, and abroad far from everybody. */
function placeValues({ closeness, weights }: Prepared): Float32Array[] {
  const values: Float32Array[] = []
  values[MODE_CODES['on-site']] = closeness.map((value) => value * weights.place)
  values[MODE_CODES.hybrid] = closeness.map((value) => Math.max(0.45, value) * weights.place)
  values[MODE_CODES.remote] = closeness.map((value) => Math.max(0.8, value) * weights.place)
  values[MODE_CODES.abroad] = closeness.map(() => 0.1 * weights.place)
  return values
}

function bestPlace(value: Float32Array, places: Uint8Array | undefined): number {
  let best = 0
  for (const place of places ?? []) best = Math.max(best, value[place]!)
  return best
}

/** How many members with an interest of the member's own saved it or applied; what counts of it is capped. */
export function likedBySimilar(liked: Uint8Array, slot: number, interests: readonly number[]): number {
  let most = 0
  for (const interest of interests) {
    const count = liked[slot * INTEREST_LIST.length + interest]!
    if (count > most) most = count
  }
  return most
}
