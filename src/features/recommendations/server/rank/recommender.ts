import type { Kind } from '#features/opportunities/contract/kinds.ts'
import { KIND_CODES } from './codes.ts'
import { diversify } from './diversify.ts'
import { explain, type Explained, kilometresTo } from './explain.ts'
import type { MemberFacts, OfferFacts } from './facts.ts'
import { newShared, type OfferTable, OfferTableBuilder } from './offer-table.ts'
import { prepareMember } from './prepare-member.ts'
import { type Ranked, Ranker } from './rank.ts'

export type Suggestion = Explained & { id: string; score: number }
/** The match of an offer for a member, in any list. */
export type Described = Explained & { id: string; kilometres: number | null }
type OrderOptions = { now: number; limit: number; kinds?: readonly Kind[] | undefined }
/** `worthOnly` leaves out offers with only an interest or the calendar as reasons. */
type SuggestOptions = OrderOptions & { worthOnly?: boolean }

/** Factor by which the list before mixing is longer. */
const SPARE = 4
const LEAST_SPARE = 200
/** Changes after which a reload is cheaper. */
const MANY_CHANGES = 2000

/** All open offers: those of the last load, and the few changed since. */
export class Recommender {
  #shared = newShared()
  #rankers: Ranker[] = [new Ranker(new OfferTableBuilder(this.#shared).done())]
  readonly #changed = new Map<string, OfferFacts>()

  get size(): number {
    return this.#rankers.reduce(
      (sum, { table }) => sum + table.alive.reduce((open, each) => open + each, 0),
      0,
    )
  }

  get isFragmented(): boolean {
    return this.#changed.size > MANY_CHANGES
  }

  async load(offers: AsyncIterable<OfferFacts> | Iterable<OfferFacts>): Promise<void> {
    const shared = newShared()
    const builder = new OfferTableBuilder(shared)
    for await (const offer of offers) builder.add(offer)
    this.#shared = shared
    this.#changed.clear()
    this.#rankers = [new Ranker(builder.done())]
  }

  /** Replaces the facts of these offers; an id without facts is no longer open. */
  change(ids: readonly string[], offers: readonly OfferFacts[]): void {
    const [main] = this.#rankers
    for (const id of ids) {
      this.#changed.delete(id)
      main?.remove(id)
    }
    for (const offer of offers) this.#changed.set(offer.id, offer)
    const builder = new OfferTableBuilder(this.#shared)
    for (const offer of this.#changed.values()) builder.add(offer)
    this.#rankers = [...(main ? [main] : []), new Ranker(builder.done())]
  }

  /** Returns a mixed list with reasons. */
  suggest(member: MemberFacts, { limit, worthOnly = false, ...options }: SuggestOptions): Suggestion[] {
    const prepared = prepareMember(member, this.#shared)
    const rankings = this.#rank(prepared, { ...options, limit: Math.max(LEAST_SPARE, limit * SPARE) })
    const explained = rankings.flatMap(({ table, ranked }) =>
      ranked.map(({ slot, score }) => ({
        slot,
        score,
        table,
        ...explain({ table, slot, shared: this.#shared, member: prepared, now: options.now }),
      })),
    )
    const flat = worthOnly ? explained.filter(({ isWorth }) => isWorth) : explained
    if (rankings.length > 1) flat.sort((a, b) => b.score - a.score)
    const mixed = diversify(flat, {
      limit: Math.max(limit, FRONT),
      kindOf: ({ table, slot }) => table.kind[slot]!,
      employerOf: ({ table, slot }) => table.employer[slot]!,
    })
    return beginWithFit(mixed)
      .slice(0, limit)
      .map(({ table, slot, ...rest }) => ({ id: table.ids[slot]!, ...rest }))
  }

  /** Returns ids by score, without mixing, for lists that others filter. */
  order(member: MemberFacts, { limit, ...options }: OrderOptions): string[] {
    const prepared = prepareMember(member, this.#shared)
    const longer = Math.max(limit, FRONT)
    const best = this.#rank(prepared, { ...options, limit: longer })
      .flatMap(({ table, ranked }) => ranked.map((one) => ({ ...one, table })))
      .sort((a, b) => b.score - a.score)
      .slice(0, longer)
    const front = best.slice(0, FRONT).map((one) => ({
      ...one,
      ...explain({ ...one, shared: this.#shared, member: prepared, now: options.now }),
    }))
    return [...beginWithFit(front), ...best.slice(FRONT)]
      .slice(0, limit)
      .map(({ table, slot }) => table.ids[slot]!)
  }

  /** Returns those of these that are open, unordered. */
  describe(member: MemberFacts, { ids, now }: { ids: readonly string[]; now: number }): Described[] {
    const prepared = prepareMember(member, this.#shared)
    return this.#rankers.flatMap(({ table }) =>
      ids.flatMap((id) => {
        const slot = table.slots.get(id)
        if (slot === undefined || table.alive[slot] === 0) return []
        const input = { table, slot, shared: this.#shared, member: prepared, now }
        return [{ id, kilometres: kilometresTo(input), ...explain(input) }]
      }),
    )
  }

  #rank(
    prepared: ReturnType<typeof prepareMember>,
    { now, limit, kinds }: OrderOptions,
  ): { table: OfferTable; ranked: Ranked[] }[] {
    const codes = kinds && new Set(kinds.map((kind) => KIND_CODES[kind]))
    return this.#rankers.map((ranker) => ({
      table: ranker.table,
      ranked: ranker.rank(prepared, { now, limit, ...(codes && { kinds: codes }) }),
    }))
  }
}

/** Number of positions that are searched for a better fit. */
const FRONT = 5

/** Moves the first offer of which the member has at least half the skills to the top, because members do not trust a list that starts with one of five. */
function beginWithFit<O extends Explained>(offers: readonly O[]): readonly O[] {
  const [first] = offers
  if (!first || first.reach.of === 0 || isMostly(first)) return offers
  const at = offers.slice(0, FRONT).findIndex(isMostly)
  return at < 0 ? offers : [offers[at]!, ...offers.filter((_, n) => n !== at)]
}

const isMostly = ({ reach: { have, of } }: Explained) => of > 0 && have * 2 >= of
