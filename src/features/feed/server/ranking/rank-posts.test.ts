import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, rankPosts } from './rank-posts.ts'

const candidate = fc.record({
  author: fc.constantFrom('ana', 'ben', 'cvija', 'dino'),
  hours: fc.integer({ min: 0, max: 336 }),
  isConnected: fc.boolean(),
  isFollowed: fc.boolean(),
  tag: fc.constantFrom(null, 'posao'),
  skill: fc.constantFrom(null, 'SQL'),
  isSamePlace: fc.boolean(),
  responses: fc.integer({ min: 0, max: 500 }),
  isSeen: fc.boolean(),
})
const candidates = fc
  .array(candidate, { maxLength: 30 })
  .map((all) => all.map((each, at): Candidate => ({ ...each, id: String(at).padStart(3, '0') })))
const ids = (posts: readonly Candidate[]) => rankPosts(posts).map(({ id }) => id)

describe('the feed of a member', () => {
  test('has each post once, whatever order they came in', () => {
    fc.assert(
      fc.property(candidates, fc.nat(), (posts, seed) => {
        const other = posts.toSorted(
          (a, b) => ((Number(a.id) * 7919 + seed) % 31) - ((Number(b.id) * 7919 + seed) % 31),
        )
        expect(ids(posts).toSorted()).toEqual(posts.map(({ id }) => id))
        expect(ids(other)).toEqual(ids(posts))
      }),
      { numRuns: 100 },
    )
  })

  test('gives each post a reason that is true of it', () => {
    fc.assert(
      fc.property(candidates, (posts) => {
        const byId = new Map(posts.map((post) => [post.id, post]))
        for (const { id, reason } of rankPosts(posts)) {
          const post = byId.get(id)!
          const isTrue = {
            connected: post.isConnected,
            followed: post.isFollowed,
            tag: post.tag !== null,
            skill: post.skill !== null,
            place: post.isSamePlace,
            supported: post.responses > 0,
            recent: true,
          }
          expect(isTrue[reason]).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('never puts a post further down because it became fresher, nearer or was not seen yet', () => {
    const better = fc.constantFrom<Partial<Candidate>>({ hours: 0 }, { isSeen: false }, { responses: 1000 })
    fc.assert(
      fc.property(candidates, better, (posts, change) => {
        // Each post has an author of its own and the same reason; the mixing has its own test.
        const plain = posts.map((post) => ({ ...post, author: post.id, isConnected: true }))
        const [first] = plain
        if (!first) return
        const improved = plain.map((post) => (post.id === first.id ? { ...post, ...change } : post))
        expect(ids(improved).indexOf(first.id)).toBeLessThanOrEqual(ids(plain).indexOf(first.id))
      }),
      { numRuns: 100 },
    )
  })

  test('does not belong to one author who writes a lot', () => {
    const base = {
      hours: 1,
      isConnected: false,
      isFollowed: false,
      tag: null,
      skill: null,
      isSamePlace: false,
      responses: 0,
      isSeen: false,
    }
    const loud = Array.from({ length: 10 }, (_, at) => ({ ...base, id: `a${at}`, author: 'loud' }))
    const quiet = Array.from({ length: 3 }, (_, at) => ({
      ...base,
      id: `b${at}`,
      author: `quiet${at}`,
      hours: 20,
    }))
    const first = ids([...loud, ...quiet]).slice(0, 4)
    expect(first.filter((id) => id.startsWith('b'))).toHaveLength(3)
  })
})
