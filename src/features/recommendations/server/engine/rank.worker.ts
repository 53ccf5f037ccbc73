import { workerData } from 'node:worker_threads'
import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { News, Question } from './questions.ts'
import { Catalogue } from './catalogue.ts'

// The open opportunities and published people live here, off the request thread. A restart reads them from the database, so
// the thread can be lost without harm.
const { databaseUrl } = workerData as { databaseUrl: string }
const catalogue = new Catalogue(databaseUrl)

handleTasks(answer, ({ changed }: News) => catalogue.invalidate(changed))

async function answer(question: Question) {
  if (question.ask === 'people') return (await catalogue.people()).find(question.seeker, question.limit)
  const recommender = await catalogue.offers()
  const now = Date.now()
  if (question.ask === 'suggest') {
    const { member, limit, kinds } = question
    return recommender.suggest(member, { now, limit, kinds, worthOnly: true })
  }
  if (question.ask === 'order') return recommender.order(question.member, { now, limit: question.limit })
  if (question.ask === 'describe') return recommender.describe(question.member, { ids: question.ids, now })
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return { offers: recommender.size, heap: heapUsed, tables: arrayBuffers }
}
