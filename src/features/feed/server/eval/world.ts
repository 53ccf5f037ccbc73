import { commands } from '#features/recommendations/server/index.ts'
import type { Candidate } from '../ranking/rank-posts.ts'

type SeededRandom = Awaited<ReturnType<typeof seeded>>
const seeded = async (seed: number) => (await commands.bench()).seededRandom(seed)

const TOPICS = 24
const PLACES = 30
const HOURS = 14 * 24
/** As many as are weighed for a member (`candidates.queries.ts`), half of them from people near them. */
const NEAR_MAX = 200
const OTHERS_MAX = 200
/** Hours in which a post is worth half as much to a reader. */
const HALF_LIFE = 72
/** Fewer followers than this make an author who is hardly known yet. */
export const FEW_FOLLOWERS = 10

const GENDERS = ['f', 'm'] as const
/** Only known to the simulation: the order is given none of it. */
type Hidden = { gender: (typeof GENDERS)[number]; tastes: ReadonlyMap<number, number>; skill: number }
export type SimMember = Hidden & {
  id: number
  place: number
  follows: Set<number>
  near: Set<number>
  tags: Set<number>
}
export type SimPost = {
  id: number
  author: number
  topic: number
  isTagged: boolean
  hours: number
  quality: number
  responses: number
}
/** A post before a reader, and what it is truly worth to them. */
export type Judged = { post: SimPost; worth: number; candidate: Candidate }
export type World = { members: SimMember[]; posts: SimPost[]; followers: number[]; judged: Judged[][] }

/**
 * Makes members with tastes that their tags and skills show only in part, who are connected and follow each other unequally,
 * and two weeks of posts. Men have more followers, as it is outside; how good a post is does not depend on gender.
 */
export async function makeWorld({ members: count, posts: many, seed = 20261127 }: Size): Promise<World> {
  const random = await seeded(seed)
  const members = Array.from({ length: count }, (_, id) => makeMember(random, id))
  const fame = members.map(({ gender }) => (gender === 'm' ? 1.5 : 1) * (0.02 + random.next() ** 6))
  for (const member of members) tie(random, member, { members, fame })
  const followers = members.map(() => 0)
  for (const { follows, near } of members)
    for (const other of new Set([...follows, ...near])) followers[other]! += 1
  const posts = Array.from({ length: many }, (_, id) => makePost(random, id, { members, followers }))
  const judged = members.map((member) => judgedBy(random, member, { members, posts }))
  return { members, posts, followers, judged }
}
type Size = { members: number; posts: number; seed?: number }

function makeMember(random: SeededRandom, id: number): SimMember {
  const liked = random.some(
    Array.from({ length: TOPICS }, (_, topic) => topic),
    4,
  )
  return {
    id,
    gender: GENDERS[random.below(2)]!,
    place: random.below(PLACES),
    skill: liked[0]!,
    tastes: new Map(liked.map((topic, n) => [topic, 1 - n * 0.2])),
    // Few say all of what they like.
    tags: new Set(liked.filter(() => random.next() < 0.35)),
    follows: new Set(),
    near: new Set(),
  }
}

/** Connects a member to people of their place, and lets them follow well-known ones. */
function tie(
  random: SeededRandom,
  member: SimMember,
  { members, fame }: { members: readonly SimMember[]; fame: readonly number[] },
): void {
  const total = fame.reduce((sum, one) => sum + one, 0)
  const neighbours = members.filter(({ id, place }) => place === member.place && id !== member.id)
  for (const { id, near } of random.some(neighbours, 3 + random.below(6))) {
    member.near.add(id)
    near.add(member.id)
  }
  for (let n = 0; n < 8; n += 1) {
    let left = random.next() * total
    const other = fame.findIndex((one) => (left -= one) < 0)
    if (other >= 0 && other !== member.id) member.follows.add(other)
  }
}

function makePost(
  random: SeededRandom,
  id: number,
  { members, followers }: { members: readonly SimMember[]; followers: readonly number[] },
): SimPost {
  const author = random.below(members.length)
  const [topics, quality] = [[...members[author]!.tastes.keys()], random.next()]
  // Support grows with how many could see it, and only a little with how good it is.
  const responses = Math.floor(random.next() ** 2 * Math.sqrt(1 + followers[author]!) * (0.5 + 2 * quality))
  return {
    id,
    author,
    topic: topics[random.below(topics.length)]!,
    isTagged: random.next() < 0.5,
    hours: random.next() * HOURS,
    quality,
    responses,
  }
}

/** The posts that the product would consider for a member, with their true worth. */
function judgedBy(
  random: SeededRandom,
  member: SimMember,
  { members, posts }: Pick<World, 'members' | 'posts'>,
): Judged[] {
  const newest = posts
    .filter(({ author }) => author !== member.id)
    .toSorted((one, other) => one.hours - other.hours)
  const isNear = ({ author, topic, isTagged }: SimPost) =>
    member.near.has(author) || member.follows.has(author) || (isTagged && member.tags.has(topic))
  const candidates = new Set([...newest.filter(isNear).slice(0, NEAR_MAX), ...newest.slice(0, OTHERS_MAX)])
  return [...candidates].map((post) => {
    const author = members[post.author]!
    const [isConnected, isFollowed] = [member.near.has(author.id), member.follows.has(author.id)]
    const liking = member.tastes.get(post.topic) ?? 0
    const closeness = (isConnected ? 0.9 : 0) + (isFollowed ? 0.6 : 0)
    const chance = 0.25 * random.next()
    const place = author.place === member.place ? 0.2 : 0
    const worth = (liking + closeness + place + 0.8 * post.quality + chance) * 0.5 ** (post.hours / HALF_LIFE)
    const candidate: Candidate = {
      id: String(post.id),
      author: String(author.id),
      hours: post.hours,
      isConnected,
      isFollowed,
      tag: post.isTagged && member.tags.has(post.topic) ? `t${post.topic}` : null,
      skill: member.skill === post.topic ? `s${post.topic}` : null,
      isSamePlace: author.place === member.place,
      responses: post.responses,
      isSeen: false,
    }
    return { post, worth, candidate }
  })
}
