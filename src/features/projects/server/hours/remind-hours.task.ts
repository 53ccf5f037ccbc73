import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { notify } from '#features/notifications/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { hoursKind, type HoursStep } from './notifications.ts'
import { listOrganisers } from './roles.queries.ts'

const DAYS_TO_CONFIRM = 7
/** Older hours cause no reminder, so that none come at once where the task did not run. */
const DAYS_MOST = 60

/** In the morning, so that it wakes nobody. */
export const remindOfHoursTask: Task = {
  name: 'projects.remind-of-hours',
  cron: '35 8 * * *',
  async handle(services) {
    while (await remindNextHours(services)) continue
  },
}

/**
 * Reminds those who may confirm hours that have waited for a week, once for all of one person in a project, and tells the one
 * who entered them. Returns false when none wait that long.
 */
export async function remindNextHours(services: Services): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const [first, ...others] = await claimWaiting(tx)
    if (!first) return false
    const { id, project, slug, title, owner, author } = first
    const minutes = [first, ...others].reduce((sum, row) => sum + row.minutes, 0)
    const tell = (step: HoursStep, to: readonly string[]) =>
      notify(tx, {
        services,
        kind: hoursKind,
        to: [...to],
        about: id,
        by: undefined,
        data: { slug, title, step, minutes },
      })
    const organisers = await listOrganisers(tx, project)
    await tell('reminder', owner === author ? organisers.filter((one) => one !== owner) : [owner])
    await tell('unanswered', [author])
    return true
  })
}

const waitingRows = rowsOf({
  id: z.string(),
  project: z.string(),
  slug: z.string(),
  title: z.string(),
  owner: z.string(),
  author: z.string(),
  minutes: z.number(),
})

/** Claims all waiting hours of one person and one author in a project. A concurrent task claims those of others, or none. */
async function claimWaiting(tx: Db) {
  const { rows } = await waitingRows(tx)(sql`
    with oldest as (
      select h.project_id, h.user_id, h.entered_by from project_hours h join projects p on p.id = h.project_id
      where h.confirmed_at is null and h.returned_at is null and h.reminded_at is null
        and h.user_id is not null and h.entered_by is not null
        and h.entered_at between clock_timestamp() - make_interval(days => ${DAYS_MOST})
          and clock_timestamp() - make_interval(days => ${DAYS_TO_CONFIRM})
      order by h.entered_at limit 1 for update of p skip locked),
    claimed as (
      update project_hours h set reminded_at = clock_timestamp() from oldest o
      where h.project_id = o.project_id and h.user_id = o.user_id and h.entered_by = o.entered_by
        and h.confirmed_at is null and h.returned_at is null and h.reminded_at is null
      returning h.id, h.project_id, h.user_id, h.entered_by, h.minutes, h.entered_at)
    select c.id, p.id as project, p.slug, p.title, c.user_id as owner, c.entered_by as author, c.minutes
    from claimed c join projects p on p.id = c.project_id order by c.entered_at, c.id`)
  return rows
}
