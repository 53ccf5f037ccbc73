import { listOrganisationCards } from '#features/organisations/server/index.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { listDueFeeds, lockFeed, updateNextReading } from './feeds.queries.ts'

const READ_TASK = 'notices.readFeed'
const AT_A_TIME = 300

/** Enqueues every feed that is due: each once an hour, failing ones ever less often. */
export const feedsTask: Task = {
  name: 'notices.feeds',
  cron: '*/10 * * * *',
  async handle({ db, queue }) {
    for (const id of await listDueFeeds(db, AT_A_TIME)) await queue.send(db, READ_TASK, { id })
  },
}

/** Reads one feed. A second run, or one after a crash, finds it locked or not due. */
export const readFeedTask: Task<{ id: string }> = {
  name: READ_TASK,
  retryLimit: 2,
  concurrency: 3,
  async handle(services, { id }) {
    const feed = await lockFeed(services.db, id, { due: true })
    if (!feed) return
    if (feed.organisationId !== null) {
      const card = (await listOrganisationCards(services.db, [feed.organisationId])).get(feed.organisationId)
      if (!card?.active) return updateNextReading(services.db, id)
    }
    const { takeFeed } = await import('./take.service.ts')
    await takeFeed(services, feed)
  },
}
