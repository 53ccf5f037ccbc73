import { rankPosts } from '../ranking/rank-posts.ts'
import { FEW_FOLLOWERS, type Judged, makeWorld, type World } from './world.ts'

export type Table = { title: string; rows: { method: string; values: Record<string, number> }[] }
export type Evaluation = { tables: Table[]; failures: string[] }

type Method = { name: string; rank: (judged: readonly Judged[]) => readonly Judged[] }

const FIRST_POSTS = 10
const GRADES = [10, 30, 80]
/** The greatest allowed distance of the exposure of women from that of men. */
const DRIFT = 0.15

const METHODS: readonly Method[] = [
  {
    name: 'newest first',
    rank: (judged) => judged.toSorted((one, other) => one.post.hours - other.post.hours),
  },
  {
    name: 'popularity',
    rank: (judged) => judged.toSorted((one, other) => other.post.responses - one.post.responses),
  },
  {
    name: 'ours',
    rank(judged) {
      const byId = new Map(judged.map((one) => [one.candidate.id, one]))
      return rankPosts(judged.map(({ candidate }) => candidate)).flatMap(({ id }) => byId.get(id) ?? [])
    },
  },
]

/** Measures how well the order of *Za tebe* serves members with hidden tastes, and whom it lets be seen. */
export async function evaluateFeed({ members = 600, posts = 4000 } = {}): Promise<Evaluation> {
  const world = await makeWorld({ members, posts })
  const rows = METHODS.map(({ name, rank }) => {
    const lists = world.judged.map((judged) => rank(judged).slice(0, FIRST_POSTS))
    return { method: name, values: measure(world, lists) }
  })
  const everything = measure(world, world.judged)
  return {
    tables: [
      {
        title: `${members} simulated members, ${posts} posts of two weeks, first ten`,
        rows: [
          ...rows,
          {
            method: 'all that could be shown',
            values: { ...everything, 'nDCG@10': 0, authors: 0, topics: 0 },
          },
        ],
      },
    ],
    failures: failuresOf(rows),
  }
}

type Row = Table['rows'][number]

/** Returns what the order may not do: serve worse than a simple one, or hide a gender or those whom few follow. */
export function failuresOf(rows: readonly Row[]): string[] {
  const [newest, popular, ours] = rows.map(({ values }) => values)
  if (!newest || !popular || !ours) return ['a method is missing']
  const value = (row: Record<string, number>, name: string) => row[name] ?? 0
  return [
    ...[newest, popular].flatMap((other) =>
      value(ours, 'nDCG@10') > value(other, 'nDCG@10') ? [] : ['a simple order serves members better'],
    ),
    ...(Math.abs(value(ours, 'women') - 1) > DRIFT
      ? [`exposure by gender has drifted: ${value(ours, 'women').toFixed(3)}`]
      : []),
    ...(value(ours, 'small') > value(popular, 'small')
      ? []
      : ['authors whom few follow are seen as little as by popularity']),
  ]
}

function measure({ members, followers, judged }: World, lists: readonly (readonly Judged[])[]) {
  const posts = lists.flat()
  const share = (is: (one: Judged) => boolean) => posts.filter(is).length / Math.max(1, posts.length)
  return {
    'nDCG@10': mean(lists.map((list, n) => gain(judged[n]!, list))),
    authors: mean(lists.map((list) => new Set(list.map(({ post }) => post.author)).size)),
    topics: mean(lists.map((list) => new Set(list.map(({ post }) => post.topic)).size)),
    small: share(({ post }) => followers[post.author]! < FEW_FOLLOWERS),
    women: exposureOfWomen({ members, judged }, lists),
  }
}

/**
 * Returns how much an average post of a woman is seen, divided by how much one of a man is; 1 is equal. Later places count
 * less, because people look less there.
 */
function exposureOfWomen(
  { members, judged }: Pick<World, 'members' | 'judged'>,
  lists: readonly (readonly Judged[])[],
): number {
  const exposure = { f: 0, m: 0 }
  const there = { f: 0, m: 0 }
  const genderOf = ({ post }: Judged) => members[post.author]!.gender
  for (const list of lists)
    for (const [n, one] of list.entries()) exposure[genderOf(one)] += 1 / Math.log2(n + 2)
  for (const one of judged.flat()) there[genderOf(one)] += 1
  return exposure.f / there.f / (exposure.m / there.m)
}

function gain(judged: readonly Judged[], list: readonly Judged[]): number {
  const ideal = judged.toSorted((one, other) => other.worth - one.worth)
  const grades = new Map(
    ideal
      .slice(0, GRADES.at(-1))
      .map(({ post }, n) => [post.id, GRADES.length - GRADES.findIndex((limit) => n < limit)] as const),
  )
  const sum = (all: readonly Judged[]) =>
    all
      .slice(0, FIRST_POSTS)
      .reduce((total, { post }, n) => total + (2 ** (grades.get(post.id) ?? 0) - 1) / Math.log2(n + 2), 0)
  return sum(list) / sum(ideal)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
