import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { notifyRefusedSchedule } from '../notifications.ts'
import { publishIn } from '../posts.service.ts'
import { claimDue, updateRefused } from './scheduled.queries.ts'

/**
 * Publishes what is due, each in a transaction of its own that takes it off the list: on however many instances, and after
 * whatever restart, it is published once.
 */
export const publishScheduledTask: Task = {
  name: 'feed.publishScheduled',
  cron: '* * * * *',
  async handle(services) {
    // Posts that are due while the feed rests are published once it is on again.
    while (!services.areas.isResting('feed') && (await publishNext(services)));
  },
}

type Due = NonNullable<Awaited<ReturnType<typeof claimDue>>>

/** @returns whether there was one */
async function publishNext(services: Services): Promise<boolean> {
  let due: Due | undefined
  try {
    await inTransaction(services.pool, async (tx) => {
      due = await claimDue(tx)
      if (due) await publishIn(tx, { services, author: due.author, id: due.id, ...due.post })
    })
  } catch (error) {
    if (!(error instanceof Problem) || !due) throw error
    await refuse(services, due)
  }
  return due !== undefined
}

/** Its author hears that it was not published; it stays with them, and is not tried again. */
async function refuse(services: Services, { id, author, post }: Due): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (await updateRefused(tx, id))
      await notifyRefusedSchedule(tx, { services, id, author, body: post.body })
  })
}
