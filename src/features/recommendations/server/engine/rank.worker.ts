import { parentPort, workerData } from 'node:worker_threads'
import type { News, Question } from './questions.ts'
import { Catalogue } from './catalogue.ts'

// The open opportunities and the published people live here, off the thread that answers requests; they are read again from the database after any
// restart, so nothing is lost with this thread.
const { databaseUrl } = workerData as { databaseUrl: string }
const catalogue = new Catalogue(databaseUrl)

parentPort?.on('message', async (message: { id: number; question: Question } | News) => {
  if ('changed' in message) return catalogue.hear(message.changed)
  const { id, question } = message
  try {
    parentPort?.postMessage({ id, answer: await answer(question) })
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) })
  }
})

async function answer(question: Question) {
  if (question.ask === 'people') return (await catalogue.people()).find(question.seeker, question.most)
  const recommender = await catalogue.offers()
  const now = Date.now()
  if (question.ask === 'suggest') {
    const { member, most, kinds } = question
    return recommender.suggest(member, { now, most, kinds })
  }
  if (question.ask === 'order') return recommender.order(question.member, { now, most: question.most })
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return { offers: recommender.size, heap: heapUsed, tables: arrayBuffers }
}
