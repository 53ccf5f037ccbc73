import type { OutboxSender } from '#features/offline/web/index.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { getReview, submitReview, saveReview } from '../contract/reviews.endpoints.ts'

/** A given score, with the version of its draft. */
export type Conclusion = { scores: Record<string, number>; comment: string; version: string }

/** Final scores; each entry has the id of its review. */
export const outboxSender: OutboxSender = {
  what: 'reviews',
  async send({ id, body }) {
    const conclusion = body as Conclusion
    const version = await saveIt(id, conclusion)
    if (version !== undefined) await call(submitReview, { params: { id }, ifMatch: `"${version}"` })
  },
}

/**
 * Saves the draft and returns the version to give, or nothing if it is given already: a lost response looks like another
 * device's save.
 */
async function saveIt(id: string, { scores, comment, version }: Conclusion): Promise<string | undefined> {
  const scoreList = Object.entries(scores).map(([criterion, score]) => ({ criterion, score }))
  try {
    const body = { scores: scoreList, comment }
    return (await call(saveReview, { params: { id }, body, ifMatch: `"${version}"` })).version
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const now = await call(getReview, { params: { id } })
    const isOurs =
      now.comment === comment &&
      Object.keys(now.scores).length === scoreList.length &&
      scoreList.every((one) => now.scores[one.criterion] === one.score)
    if (!isOurs) throw error
    return now.state === 'given' ? undefined : now.version
  }
}
