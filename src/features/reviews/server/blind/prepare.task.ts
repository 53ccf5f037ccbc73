import { findCallById } from '#features/calls/server/index.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { listSubmittedContents } from '../reviews.queries.ts'
import { readingsOf } from './readings.service.ts'

/** Prepares the readings before reviewers open their desks. */
export const prepareReadingsTask: Task<{ call: string }> = {
  name: 'reviews.prepare',
  concurrency: 1,
  async handle({ db }, { call: id }) {
    const call = await findCallById(db, id)
    if (call) await readingsOf(db, await listSubmittedContents(db, id), { call })
  },
}
