import type { Reason } from '../../contract/reasons.ts'

/** A post that a member may read, with what counts for them. Nobody's gender, age or name is among it. */
export type Candidate = {
  id: string
  author: string
  /** Hours since it was published. */
  hours: number
  isConnected: boolean
  isFollowed: boolean
  /** A followed tag of the post. */
  tag: string | null
  /** A skill of the member that the post speaks of. */
  skill: string | null
  isSamePlace: boolean
  /** Supporters and comments of others. */
  responses: number
  /** It was there on the member's visit before this one. */
  isSeen: boolean
}
export type RankedPost = { id: string; reason: Reason; tag: string | null; skill: string | null }

const WEIGHTS: Record<Exclude<Reason, 'supported' | 'recent'>, number> = {
  connected: 3,
  followed: 2.5,
  tag: 2,
  skill: 1.5,
  place: 0.8,
}
/** Hours in which a post loses half of its weight. */
const HALF_LIFE = 60
const SEEN = 0.4
/** Each further post of one author, and each further one for the same reason in a row, weighs less. */
const SAME_AUTHOR = 0.55
const SAME_REASON = 0.85
const SUPPORTED_FROM = 5

/**
 * Orders posts for one member, the best first: relations, followed tags, skills, place, support and freshness count, and the
 * authors and the reasons are mixed. Each post carries the strongest reason for which it is there.
 */
export function rankPosts(candidates: readonly Candidate[]): RankedPost[] {
  const waiting = candidates.map((post) => ({ post, score: scoreOf(post), reason: reasonOf(post) }))
  const ranked: RankedPost[] = []
  const byAuthor = new Map<string, number>()
  let last: Reason | undefined
  while (waiting.length > 0) {
    const weigh = ({ post, score, reason }: (typeof waiting)[number]) =>
      score * SAME_AUTHOR ** (byAuthor.get(post.author) ?? 0) * (reason === last ? SAME_REASON : 1)
    let best = 0
    for (let at = 1; at < waiting.length; at += 1)
      if (isBefore(waiting[at]!, waiting[best]!, weigh)) best = at
    const [{ post, reason }] = waiting.splice(best, 1) as [(typeof waiting)[number]]
    byAuthor.set(post.author, (byAuthor.get(post.author) ?? 0) + 1)
    last = reason
    ranked.push({ id: post.id, reason, tag: post.tag, skill: post.skill })
  }
  return ranked
}

type Waiting = { post: Candidate; score: number; reason: Reason }

/** Equal weights are ordered by time and id, so that the order is the same for the same posts. */
function isBefore(one: Waiting, other: Waiting, weigh: (each: Waiting) => number): boolean {
  const difference = weigh(one) - weigh(other)
  if (difference !== 0) return difference > 0
  if (one.post.hours !== other.post.hours) return one.post.hours < other.post.hours
  return one.post.id < other.post.id
}

function scoreOf(post: Candidate): number {
  const interest =
    1 +
    (post.isConnected ? WEIGHTS.connected : 0) +
    (post.isFollowed ? WEIGHTS.followed : 0) +
    (post.tag === null ? 0 : WEIGHTS.tag) +
    (post.skill === null ? 0 : WEIGHTS.skill) +
    (post.isSamePlace ? WEIGHTS.place : 0)
  // The tenth supporter counts less than the first, so that a few loud posts do not fill the feed.
  const support = 1 + 0.25 * Math.log2(1 + post.responses)
  return interest * support * 0.5 ** (post.hours / HALF_LIFE) * (post.isSeen ? SEEN : 1)
}

function reasonOf(post: Candidate): Reason {
  if (post.isConnected) return 'connected'
  if (post.isFollowed) return 'followed'
  if (post.tag !== null) return 'tag'
  if (post.skill !== null) return 'skill'
  if (post.isSamePlace) return 'place'
  return post.responses >= SUPPORTED_FROM ? 'supported' : 'recent'
}
