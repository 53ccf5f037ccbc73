import type { Task } from '#platform/server/queue/queue.ts'
import { listOrganisationsWithNews } from './digest.queries.ts'
import { notifyOfFeeds } from './digest.service.ts'

/** Notifies owners once a day, in daytime; runs hourly, so that a missed morning is made up for. */
export const feedDigestTask: Task = {
  name: 'notices.feedDigest',
  cron: '25 7-19 * * *',
  async handle(services) {
    const organisations = await listOrganisationsWithNews(services.db)
    if (organisations.length === 0) return
    for (const organisation of organisations) await notifyOfFeeds(services, organisation)
  },
}
