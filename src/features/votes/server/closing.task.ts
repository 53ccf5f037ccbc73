import type { Task } from '#platform/server/queue/queue.ts'
import { deleteVoterDigests } from './closing.queries.ts'
import { closeNext } from './closing.service.ts'

export const closeTask: Task = {
  name: 'votes.close',
  cron: '* * * * *',
  async handle(services) {
    while (await closeNext(services)) continue
  },
}

export const forgetTask: Task = {
  name: 'votes.forget',
  cron: '41 3 * * *',
  handle: ({ db }) => deleteVoterDigests(db),
}
