import { mutedTextOf } from '#features/network/server/index.ts'
import { listMemberCards, memberSkills } from '#features/profiles/server/index.ts'
import { foldedWords } from '#platform/contract/fold.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { wordsOf } from '../../contract/post-text.ts'
import { listPosts } from '../posts.queries.ts'
import { postsOf } from '../posts.service.ts'
import { saveVisit } from '#platform/server/db/visits.queries.ts'
import { listCandidates, listJustPublished } from './candidates.queries.ts'
import { rankPosts } from './rank-posts.ts'

/** The feed ends: so many new posts at most, and so many when little is new. */
const POSTS_MAX = 40
const POSTS_MIN = 8

/**
 * What is new for a member since their visit before, the best first, and where it ends. Where little is new, the best of the
 * last two weeks stands below the end.
 */
export async function forYou({ services: { db }, session }: { services: Services; session: Session }) {
  const reader = session.userId
  const since = await saveVisit(db, { table: 'feed_visits', userId: reader })
  const [mine, candidates, isMuted, skillIn] = await Promise.all([
    listJustPublished(db, reader),
    listCandidates(db, { reader, since }),
    mutedTextOf(db, reader),
    skillFinder(db, reader),
  ])
  const rows = candidates.filter(({ body }) => !isMuted(wordsOf(body)))
  const samePlace = await ofSamePlace(db, { reader, others: rows.map(({ author }) => author) })
  const ranked = rankPosts(
    rows.map(({ body, ...row }) => ({
      ...row,
      skill: skillIn(wordsOf(body)),
      isSamePlace: samePlace.has(row.author),
    })),
  )
  const oldIds = new Set(rows.flatMap(({ id, isSeen }) => (isSeen ? [id] : [])))
  const fresh = ranked.filter(({ id }) => !oldIds.has(id)).slice(0, POSTS_MAX)
  const earlier = ranked.filter(({ id }) => oldIds.has(id)).slice(0, Math.max(0, POSTS_MIN - fresh.length))
  const rankedPosts = [...fresh, ...earlier]
  const posts = await postsOf(
    db,
    await listPosts(db, { ids: [...mine, ...rankedPosts.map(({ id }) => id)], reader }),
    reader,
  )
  const byId = new Map(posts.map((post) => [post.id, post]))
  const items = (part: typeof ranked) =>
    part.flatMap(({ id, ...why }) => {
      const post = byId.get(id)
      return post ? [{ post, why }] : []
    })
  const own = mine.flatMap((id) => byId.get(id) ?? [])
  return { own, fresh: items(fresh), earlier: items(earlier), since }
}

/** Finds the first skill of a member that a text names in whole. */
async function skillFinder(db: Db, userId: string): Promise<(text: string) => string | null> {
  const { skills } = await memberSkills(db, userId)
  const named = skills.map(({ label }) => ({ label, words: foldedWords(label) }))
  return (text) => {
    const words = ` ${foldedWords(text).join(' ')} `
    return (
      named.find((skill) => skill.words.length > 0 && words.includes(` ${skill.words.join(' ')} `))?.label ??
      null
    )
  }
}

/** Authors whose profile names the member's own municipality. */
async function ofSamePlace(
  db: Db,
  { reader, others }: { reader: string; others: readonly string[] },
): Promise<Set<string>> {
  const [own, cards] = await Promise.all([
    listMemberCards(db, [reader], 'connection'),
    listMemberCards(db, [...new Set(others)]),
  ])
  const place = own[0]?.municipality
  if (!place) return new Set()
  return new Set(cards.flatMap((card) => (card.municipality === place ? [card.id] : [])))
}
