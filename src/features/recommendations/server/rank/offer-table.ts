import { levelNumber } from '#features/opportunities/contract/skill-match.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import {
  INTEREST_LIST,
  interestMask,
  KIND_CODES,
  KIND_LIST,
  languageMask,
  LOCAL_LANGUAGES,
  MANY_PLACES,
  MODE_CODES,
  NO_PLACE,
  placeCode,
} from './codes.ts'
import type { OfferFacts } from './facts.ts'
import { Growing } from './growing.ts'
import { Numbers } from './vocabulary.ts'

const bytes = (length: number) => new Uint8Array(length)
const words = (length: number) => new Uint32Array(length)
const integers = (length: number) => new Int32Array(length)
/** A required skill weighs twice a nice-to-have one. */
const REQUIRED = 2
const NEVER = 2 ** 31 - 1

/** Numbers shared by several tables, so that a member is prepared once for all of them. */
export type Shared = { skills: Numbers; employers: Numbers }

/**
 * Open opportunities in columns of numbers: about a hundred bytes each, because fifty thousand objects would need fifty
 * megabytes. `post…` lists who requires a skill, `want…` what an offer requires.
 */
export type OfferTable = {
  size: number
  ids: readonly string[]
  slots: ReadonlyMap<string, number>
  alive: Uint8Array
  kind: Uint8Array
  mode: Uint8Array
  employer: Uint32Array
  firstJob: Uint8Array
  languages: Int32Array
  /** 0 without a stated amount, else 1 to 255 by rank within its kind. */
  pay: Uint8Array
  /** Number of offers with an amount, by kind. */
  paid: readonly number[]
  deadline: Int32Array
  published: Int32Array
  interests: Uint16Array
  place: Uint8Array
  manyPlaces: ReadonlyMap<number, Uint8Array>
  /** Ten values per offer, by interest; `undefined` before anybody liked anything. */
  liked: Uint8Array | undefined
  wantFrom: Uint32Array
  wantSkill: Uint32Array
  /** Level from 0 (any) to 4, plus 8 if required. */
  wantCode: Uint8Array
  /** The weight of all wanted skills. */
  total: Uint16Array
  postFrom: Uint32Array
  postOffer: Uint32Array
  postCode: Uint8Array
}

export function newShared(): Shared {
  return { skills: new Numbers(), employers: new Numbers() }
}

/** Adds offers one by one, so that they are never all in memory as objects. */
export class OfferTableBuilder {
  readonly #shared: Shared
  readonly #ids: string[] = []
  readonly #slots = new Map<string, number>()
  readonly #kind = new Growing(bytes)
  readonly #mode = new Growing(bytes)
  readonly #employer = new Growing(words)
  readonly #firstJob = new Growing(bytes)
  readonly #languages = new Growing(integers)
  readonly #amount = new Growing((length) => new Float32Array(length))
  readonly #deadline = new Growing(integers)
  readonly #published = new Growing(integers)
  readonly #interests = new Growing((length) => new Uint16Array(length))
  readonly #place = new Growing(bytes)
  readonly #manyPlaces = new Map<number, Uint8Array>()
  readonly #liked = new Growing(bytes)
  #isLiked = false
  readonly #wantFrom = new Growing(words)
  readonly #wantSkill = new Growing(words)
  readonly #wantCode = new Growing(bytes)
  readonly #total = new Growing((length) => new Uint16Array(length))

  constructor(shared: Shared) {
    this.#shared = shared
  }

  add(offer: OfferFacts): void {
    if (this.#slots.has(offer.id)) return
    const slot = this.#ids.length
    this.#ids.push(offer.id)
    this.#slots.set(offer.id, slot)
    this.#kind.push(KIND_CODES[offer.kind])
    this.#mode.push(MODE_CODES[offer.mode])
    this.#employer.push(this.#shared.employers.of(offer.organisation))
    this.#firstJob.push(Number(offer.firstJob))
    this.#languages.push(languageMask(offer.languages) & ~LOCAL_LANGUAGES)
    this.#amount.push(offer.amount ?? 0)
    this.#deadline.push(offer.deadline === null ? NEVER : Math.floor(offer.deadline / MINUTE_MS))
    this.#published.push(Math.floor(offer.publishedAt / MINUTE_MS))
    this.#interests.push(interestMask(offer.interests))
    this.#addPlaces(slot, offer.municipalities)
    this.#addWants(offer.wants)
    for (const interest of INTEREST_LIST) {
      const count = Math.min(255, offer.liked[interest] ?? 0)
      this.#liked.push(count)
      this.#isLiked ||= count > 0
    }
  }

  #addPlaces(slot: number, ids: readonly string[]): void {
    const codes = ids.map((id) => placeCode(id)).filter((code) => code !== NO_PLACE)
    if (codes.length > 1) this.#manyPlaces.set(slot, Uint8Array.from(codes))
    this.#place.push(codes.length > 1 ? MANY_PLACES : (codes[0] ?? NO_PLACE))
  }

  #addWants(wants: OfferFacts['wants']): void {
    this.#wantFrom.push(this.#wantSkill.length)
    let total = 0
    for (const { skill, required, level } of wants) {
      this.#wantSkill.push(this.#shared.skills.of(skill))
      this.#wantCode.push(levelNumber(level) + (required ? 8 : 0))
      total += required ? REQUIRED : 1
    }
    this.#total.push(total)
  }

  done(): OfferTable {
    const size = this.#ids.length
    this.#wantFrom.push(this.#wantSkill.length)
    const kind = this.#kind.done()
    const amount = this.#amount.done()
    const [wantFrom, wantSkill, wantCode] = [
      this.#wantFrom.done(),
      this.#wantSkill.done(),
      this.#wantCode.done(),
    ]
    return {
      size,
      ids: this.#ids,
      slots: this.#slots,
      alive: new Uint8Array(size).fill(1),
      kind,
      mode: this.#mode.done(),
      employer: this.#employer.done(),
      firstJob: this.#firstJob.done(),
      languages: this.#languages.done(),
      pay: payShares(kind, amount),
      paid: countPaid(kind, amount),
      deadline: this.#deadline.done(),
      published: this.#published.done(),
      interests: this.#interests.done(),
      place: this.#place.done(),
      manyPlaces: this.#manyPlaces,
      liked: this.#isLiked ? this.#liked.done() : undefined,
      wantFrom,
      wantSkill,
      wantCode,
      total: this.#total.done(),
      ...postings({ skills: this.#shared.skills.size, size, wantFrom, wantSkill, wantCode }),
    }
  }
}

type Wants = Pick<OfferTable, 'size' | 'wantFrom' | 'wantSkill' | 'wantCode'> & { skills: number }

function postings({ skills, size, wantFrom, wantSkill, wantCode }: Wants) {
  const postFrom = words(skills + 1)
  for (const skill of wantSkill) postFrom[skill + 1]! += 1
  for (let skill = 0; skill < skills; skill += 1) postFrom[skill + 1]! += postFrom[skill]!
  const next = postFrom.slice()
  const [postOffer, postCode] = [words(wantSkill.length), bytes(wantSkill.length)]
  for (let slot = 0; slot < size; slot += 1) {
    for (let n = wantFrom[slot]!; n < wantFrom[slot + 1]!; n += 1) {
      const at = next[wantSkill[n]!]!++
      postOffer[at] = slot
      postCode[at] = wantCode[n]!
    }
  }
  return { postFrom, postOffer, postCode }
}

function countPaid(kind: Uint8Array, amount: Float32Array): number[] {
  const paid = KIND_LIST.map(() => 0)
  for (const [slot, value] of amount.entries()) if (value > 0) paid[kind[slot]!]! += 1
  return paid
}

/** Ranks amounts within a kind only: a scholarship is no salary. */
function payShares(kind: Uint8Array, amount: Float32Array): Uint8Array {
  const byKind = new Map<number, Float32Array>()
  for (const code of new Set(kind))
    byKind.set(code, amount.filter((value, slot) => value > 0 && kind[slot] === code).sort())
  return Uint8Array.from(amount, (value, slot) => {
    const all = byKind.get(kind[slot]!)
    if (value <= 0 || !all) return 0
    if (all.length === 1) return 128
    return 1 + Math.round((254 * firstNotBelow(all, value)) / (all.length - 1))
  })
}

function firstNotBelow(sorted: Float32Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
