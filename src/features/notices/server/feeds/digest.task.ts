import type { Task } from '#platform/server/queue/queue.ts'
import { organisationsWithNews } from './digest.queries.ts'
import { tellOfFeeds } from './digest.service.ts'

/** Tells owners once a day, by day; every hour, so that a morning at which nothing ran is made good. */
export const feedDigestTask: Task = {
  name: 'notices.feedDigest',
  cron: '25 7-19 * * *',
  async handle(services) {
    const organisations = await organisationsWithNews(services.db)
    if (organisations.length === 0) return
    for (const organisation of organisations) await tellOfFeeds(services, organisation)
  },
}
