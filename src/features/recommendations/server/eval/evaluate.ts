import { Recommender } from '../rank/recommender.ts'
import { baselines, type Method, top } from './baselines.ts'
import { exposureOf, type Exposure } from './exposure.ts'
import { makeWorld, type SimMember, type World } from './population.ts'

export type Table = { title: string; rows: { method: string; values: Record<string, number> }[] }
export type Evaluation = { tables: Table[]; failures: string[] }

const SHOWN = 10
const LONG = 50
const GRADES = [10, 30, 100]
/** The greatest allowed distance of an exposure ratio from one. */
const DRIFT = 0.05

/** Measures how well members with hidden preferences are served, and whether genders see the same. */
export async function evaluateRecommendations({ members = 1200, offers = 3000 } = {}): Promise<Evaluation> {
  const world = makeWorld({ offers, members, now: Date.parse('2026-11-21T12:00:00Z') })
  const methods = [...baselines(world), await ours(world)]
  const judged = methods.map((method) => ({
    method,
    lists: world.members.map(({ facts }) => method.rank(facts, LONG)),
  }))
  const quality = judged.map(({ method, lists }) => ({
    method: method.name,
    values: {
      'nDCG@10': mean(world.members.map((member, n) => gain(member, lists[n]!))),
      'recall@50': mean(world.members.map((member, n) => recall(member, lists[n]!))),
      coverage: new Set(lists.flatMap((list) => list.slice(0, SHOWN))).size / world.offers.length,
      novelty: mean(lists.map((list) => novelty(world, list))),
    },
  }))
  const exposures = judged.map(({ method, lists }) => ({
    method: method.name,
    values: exposureOf(world, lists),
  }))
  const own = exposures.at(-1)?.values
  return {
    tables: [
      { title: `${members} simulated members, ${offers} offers`, rows: quality },
      { title: 'What women see beside men of the same trade, first ten', rows: exposures },
    ],
    failures: own ? failuresOf(own) : [],
  }
}

/** Returns the failures: exposure ratios in which genders drift apart. */
export function failuresOf(exposure: Exposure): string[] {
  return Object.entries(exposure)
    .filter(([, ratio]) => Math.abs(ratio - 1) > DRIFT)
    .map(([what, ratio]) => `exposure by gender has drifted: ${what} ${ratio.toFixed(3)}`)
}

async function ours({ offers, now }: World): Promise<Method> {
  const recommender = new Recommender()
  await recommender.load(offers)
  const places = new Map(offers.map(({ id }, n) => [id, n]))
  return {
    name: 'ours',
    rank: (member, limit) => recommender.suggest(member, { now, limit }).map(({ id }) => places.get(id) ?? 0),
  }
}

function gain({ worth }: SimMember, list: readonly number[]): number {
  const ideal = top(worth, GRADES.at(-1) ?? 0)
  const grade = new Map(
    ideal.map((place, n) => [place, GRADES.length - GRADES.findIndex((limit) => n < limit)] as const),
  )
  const sum = (places: readonly number[]) =>
    places
      .slice(0, SHOWN)
      .reduce((total, place, n) => total + (2 ** (grade.get(place) ?? 0) - 1) / Math.log2(n + 2), 0)
  return sum(list) / sum(ideal)
}

function recall({ worth }: SimMember, list: readonly number[]): number {
  const best = new Set(top(worth, LONG))
  return list.filter((place) => best.has(place)).length / LONG
}

/** Returns the mean surprise in bits: offers that few have viewed are newer to people. */
function novelty({ views, members }: World, list: readonly number[]): number {
  return mean(list.slice(0, SHOWN).map((place) => -Math.log2((views[place]! + 1) / (members.length + 1))))
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
