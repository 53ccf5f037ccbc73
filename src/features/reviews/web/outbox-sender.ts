import type { OutboxSender } from '#features/offline/web/index.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { getReview, giveReview, saveReview } from '../contract/reviews.endpoints.ts'

/** A score as it was given, and the version of the draft that it builds on. */
export type Conclusion = { scores: Record<string, number>; comment: string; version: string }

/** Scores that are given for good; each has the id of its review. */
export const outboxSender: OutboxSender = {
  what: 'reviews',
  async send({ id, body }) {
    const conclusion = body as Conclusion
    const version = await saveIt(id, conclusion)
    if (version !== undefined) await call(giveReview, { params: { id }, ifMatch: `"${version}"` })
  },
}

/** The version to give, or nothing where it has been given: an answer that was lost on its way looks like another device's. */
async function saveIt(id: string, { scores, comment, version }: Conclusion): Promise<string | undefined> {
  const given = Object.entries(scores).map(([criterion, score]) => ({ criterion, score }))
  try {
    const body = { scores: given, comment }
    return (await call(saveReview, { params: { id }, body, ifMatch: `"${version}"` })).version
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const now = await call(getReview, { params: { id } })
    const isOurs =
      now.comment === comment &&
      Object.keys(now.scores).length === given.length &&
      given.every((one) => now.scores[one.criterion] === one.score)
    if (!isOurs) throw error
    return now.state === 'given' ? undefined : now.version
  }
}
