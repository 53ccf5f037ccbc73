import { sql } from '#platform/server/db/sql.ts'
import { removeFilesSoon } from '#features/media/server/index.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import { mergeRows, type MergeRule, type MergeRules, reassignRows } from '#platform/server/merging.ts'

const pairRows = rowsOf({
  id: z.string(),
  kept: z.string(),
  sent: z.boolean(),
  keptSent: z.boolean(),
  goesFirst: z.boolean(),
})

/**
 * Decides which of two applications to the same opportunity counts: an active one before one that is over, a sent one
 * before a draft, the older before the younger. A second sent one stays beside it; a draft is deleted.
 */
const mergeOwn: MergeRule = async (merging, place) => {
  const { services, tx, from, into } = merging
  // Waits for a send or a decision that is still running.
  await tx.execute(sql`select 1 from applications where user_id in (${from}, ${into}) order by id for update`)
  const { rows } = await pairRows(tx)(sql`
    select mine.id, kept.id as kept, mine.sent_at is not null as sent, kept.sent_at is not null as "keptSent",
      (mine.sent_at is null, mine.status in ('declined', 'withdrawn'), coalesce(mine.sent_at, mine.created_at))
        < (kept.sent_at is null, kept.status in ('declined', 'withdrawn'), coalesce(kept.sent_at, kept.created_at))
        as "goesFirst"
    from applications mine join applications kept using (opportunity_id)
    where mine.user_id = ${from} and kept.user_id = ${into} and not mine.second and not kept.second`)
  for (const { id, kept, sent, keptSent, goesFirst } of rows) {
    const second = goesFirst ? { id: kept, sent: keptSent } : { id, sent }
    if (second.sent) await tx.execute(sql`update applications set second = true where id = ${second.id}`)
    else await tx.execute(sql`delete from applications where id = ${second.id}`)
  }
  await removeFilesSoon(tx, services)
  await reassignRows(merging, place)
}

export const mergeApplications: MergeRules = {
  'applications.user_id': mergeOwn,
  'application_events.actor_id': reassignRows,
  'application_board_changes.actor_id': reassignRows,
  'application_decisions.actor_id': reassignRows,
  'application_interviews.actor_id': reassignRows,
  'application_scores.user_id': mergeRows('application_id'),
  'application_notes.user_id': reassignRows,
  'application_views.user_id': reassignRows,
  'application_letters.user_id': reassignRows,
}
