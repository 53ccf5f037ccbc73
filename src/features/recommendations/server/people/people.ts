import { Best } from '../rank/best.ts'
import { countBits, interestMask, INTEREST_LIST } from '../rank/codes.ts'
import { closenessTo, distancesFrom, wholeKilometres } from '../rank/distances.ts'
import { Numbers } from '../rank/vocabulary.ts'
import { type PeopleTable, PeopleTableBuilder } from './people-table.ts'
import type { PersonMatch, PersonFacts, Seeker } from './person-facts.ts'

/** The most that each signal adds to a score. Nearness alone suggests nobody. */
const WEIGHTS = { goal: 0.5, shared: 0.35, interest: 0.1, place: 0.12 }
/**
 * Each "too far" raises the weight of nearness, each "not these skills" lowers that of shared skills, up to a few times.
 */
const MINDED = { place: 0.5, skills: 0.3 }
const MINDED_MAX = 3
const NEAR_KM = 30
const ENOUGH_INTERESTS = 2
const MAX_SKILLS = 3
/** Changes after which a reload is cheaper. */
const MANY_CHANGES = 2000

/** Everyone with a published profile: those of the last load, and those changed since. */
export class People {
  #numbers = new Numbers()
  #main = new PeopleTableBuilder(this.#numbers).done()
  #later = this.#main
  readonly #changed = new Map<string, PersonFacts>()

  get isFragmented(): boolean {
    return this.#changed.size > MANY_CHANGES
  }

  async load(people: AsyncIterable<PersonFacts> | Iterable<PersonFacts>): Promise<void> {
    const numbers = new Numbers()
    const builder = new PeopleTableBuilder(numbers)
    for await (const person of people) builder.add(person)
    this.#numbers = numbers
    this.#changed.clear()
    this.#main = builder.done()
    this.#later = new PeopleTableBuilder(numbers).done()
  }

  /** Replaces the facts of these people; an id without facts is no longer published. */
  change(ids: readonly string[], people: readonly PersonFacts[]): void {
    for (const id of ids) {
      this.#changed.delete(id)
      const slot = this.#main.slots.get(id)
      if (slot !== undefined) this.#main.gone[slot] = 1
    }
    for (const person of people) this.#changed.set(person.id, person)
    const builder = new PeopleTableBuilder(this.#numbers)
    for (const person of this.#changed.values()) builder.add(person)
    this.#later = builder.done()
  }

  /**
   * Returns the people who suit the seeker best, the best first, without the seeker and without people for whom there is no
   * reason.
   */
  find(seeker: Seeker, limit: number): PersonMatch[] {
    return [this.#main, this.#later]
      .flatMap((table) => this.#findIn(table, { seeker, limit }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }

  #findIn(table: PeopleTable, { seeker, limit }: { seeker: Seeker; limit: number }): PersonMatch[] {
    const { ids, gone, place, interests } = table
    const weights = weightsOf(seeker)
    const own = new Set(seeker.skills)
    const shared = this.#points(table, own)
    const missing = seeker.goals.map((skills) => skills.filter((skill) => !own.has(skill)))
    const goals = missing.map((skills) => this.#points(table, new Set(skills)))
    const closeness = closenessTo(distancesFrom(seeker.municipality))
    const mask = interestMask(seeker.interests)
    const best = new Best(limit)
    const left = new Set([seeker.id, ...seeker.dismissed].map((id) => table.slots.get(id)))
    for (let slot = 0; slot < ids.length; slot += 1) {
      if (gone[slot] === 1 || left.has(slot)) continue
      let goal = 0
      for (const points of goals) if (points[slot]! > goal) goal = points[slot]!
      const alike = Math.min(ENOUGH_INTERESTS, countBits(interests[slot]! & mask)) / ENOUGH_INTERESTS
      const value = weights.goal * goal + weights.shared * shared[slot]! + weights.interest * alike
      if (value === 0) continue
      const score = value + weights.place * closeness[place[slot]!]!
      if (score > best.least) best.offer(slot, score)
    }
    return best.sorted().map(({ slot, score }) => ({
      id: ids[slot]!,
      score,
      ...this.#explain(table, { seeker, own, missing, slot }),
    }))
  }

  /** Returns everyone's share of these skills, from 0 to 1; rare ones count more. */
  #points({ ids, postFrom, post }: PeopleTable, skills: ReadonlySet<string>): Float32Array {
    const points = new Float32Array(ids.length)
    const numbers = [...skills].map((skill) => this.#numbers.find(skill))
    const worth = numbers.map((number) => (number === undefined ? 1 : this.#rarity(number)))
    const total = worth.reduce((sum, each) => sum + each, 0)
    for (const [n, number] of numbers.entries()) {
      if (number === undefined || number + 1 >= postFrom.length) continue
      for (let at = postFrom[number]!; at < postFrom[number + 1]!; at += 1)
        points[post[at]!]! += worth[n]! / total
    }
    return points
  }

  #rarity(number: number): number {
    const { ids, postFrom } = this.#main
    const have = number + 1 < postFrom.length ? postFrom[number + 1]! - postFrom[number]! : 0
    return Math.log(2 + ids.length / (1 + have))
  }

  /** Returns the reasons for a person, from the same facts as their score. */
  #explain(
    table: PeopleTable,
    input: { seeker: Seeker; own: ReadonlySet<string>; missing: readonly string[][]; slot: number },
  ): Omit<PersonMatch, 'id' | 'score'> {
    const { seeker, own, missing, slot } = input
    const theirs = [...table.skill.subarray(table.skillFrom[slot], table.skillFrom[slot + 1])]
      .sort((a, b) => this.#rarity(b) - this.#rarity(a))
      .map((number) => this.#numbers.word(number))
    const has = new Set(theirs)
    const each = missing.map((skills) => skills.filter((skill) => has.has(skill)).length)
    const place = each.indexOf(Math.max(0, ...each))
    const goal = place >= 0 && each[place]! > 0 ? missing[place] : undefined
    const mask = interestMask(seeker.interests) & table.interests[slot]!
    const km = distancesFrom(seeker.municipality)?.[table.place[slot]!]
    return {
      goal: goal
        ? { place, skills: theirs.filter((skill) => goal.includes(skill)).slice(0, MAX_SKILLS) }
        : null,
      shared: theirs.filter((skill) => own.has(skill)),
      interest: INTEREST_LIST.find((_, bit) => mask & (1 << bit)) ?? null,
      km: km !== undefined && km <= NEAR_KM ? wholeKilometres(km) : null,
    }
  }
}

function weightsOf({ minds }: Seeker): typeof WEIGHTS {
  const times = (count: number) => Math.min(MINDED_MAX, count)
  return {
    ...WEIGHTS,
    shared: WEIGHTS.shared * (1 - MINDED.skills * times(minds.skills)),
    place: WEIGHTS.place * (1 + MINDED.place * times(minds.place)),
  }
}
