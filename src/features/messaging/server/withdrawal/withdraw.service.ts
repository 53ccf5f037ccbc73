import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { RESTORE_SECONDS } from '../../contract/limits.ts'
import type { Message } from '../../contract/message.ts'
import { problems } from '../../contract/problems.ts'
import { announceChange } from '../announce.ts'
import { at, change, type Changing } from '../change-message.service.ts'
import { hasPin } from '../pins/pins.queries.ts'
import { keepToTeam } from '../leave-team.service.ts'
import type { AboutKind } from '../relations.ts'
import { termsOf } from '../terms.ts'
import { eraseWithdrawnTask, type Place } from './withdrawn.task.ts'

const momentRows = rowsOf({ at: timestamp })
const bodyRows = rowsOf({ body: z.string() })

/**
 * Deletes a message for everyone at once. Its files, reactions and pin stay for the seconds in which its author can restore it,
 * its text for 30 days, for moderators alone, should somebody report it.
 */
export async function deleteMessage(changing: Changing): Promise<void> {
  // A member may delete their own messages even if a block separates them.
  await change({ ...changing, isTakenBack: true }, async ({ tx, row, version }) => {
    if (row.sender_id !== changing.session.userId) throw new Problem(problems.notYours)
    await tx.execute<object>(sql`
      insert into message_revisions (conversation_id, seq, body, written_at)
      select conversation_id, seq, body, clock_timestamp() from conversation_messages
      where ${at(changing, row)} and deleted_at is null`)
    // A message hidden by staff too: a text deleted by its author never comes back.
    const { rows } = await momentRows(tx)(sql`
      with moment as (select clock_timestamp() as at)
      update conversation_messages set body = '', terms = ''::tsvector, version = ${version},
        deleted_at = coalesce(deleted_at, moment.at), withdrawn_at = moment.at
      from moment where ${at(changing, row)} and withdrawn_at is null returning moment.at`)
    const [moment] = rows
    if (!moment) return false
    const place: Place = { conversation: changing.id, message: changing.message }
    // One second later than restoring ends, so that a rounded moment is not too early.
    const startAfter = new Date(new Date(moment.at).getTime() + (RESTORE_SECONDS + 1) * 1000)
    await changing.services.queue.send(tx, eraseWithdrawnTask.name, place, { startAfter })
    return (await hasPin(tx, { conversation: changing.id, seq: row.seq })) ? 'whole' : true
  })
}

/** Undoes the deletion by its author; a repeated call changes nothing. */
export async function restoreMessage({
  aboutKinds,
  ...changing
}: Changing & { aboutKinds: readonly AboutKind[] }): Promise<Message> {
  const { id, session } = changing
  return change(changing, async ({ tx, membership, row, version }) => {
    if (row.sender_id !== session.userId) throw new Problem(problems.notYours)
    if (!row.deleted_at) return false
    const gone = await keepToTeam(tx, { membership, aboutKinds })
    if (gone.has(session.userId)) throw new Problem(problems.notIn)
    const { rows } = await bodyRows(tx)(sql`
      select r.body from conversation_messages g join message_revisions r using (conversation_id, seq)
      where g.conversation_id = ${id} and g.seq = ${row.seq} order by r.written_at desc limit 1 for update of g`)
    const [words] = rows
    if (!words) throw new Problem(problems.notRestorable)
    await refuseIfLimited(tx, { userId: session.userId, does: 'talk', text: words.body })
    // The two moments differ where staff has hidden it before or since.
    const { rowCount } = await tx.execute<object>(sql`
      update conversation_messages set body = ${words.body}, terms = ${termsOf(id, words.body)}, version = ${version},
        deleted_at = null, withdrawn_at = null
      where ${at(changing, row)} and deleted_at = withdrawn_at
        and withdrawn_at > clock_timestamp() - make_interval(secs => ${RESTORE_SECONDS})`)
    if (rowCount === 0) throw new Problem(problems.notRestorable)
    await tx.execute<object>(sql`
      delete from message_revisions where ${at(changing, row)} and written_at = (
        select max(written_at) from message_revisions where ${at(changing, row)})`)
    if (gone.size > 0) await announceChange(tx, id, { whole: true, by: session.userId })
    return (await hasPin(tx, { conversation: id, seq: row.seq })) ? 'whole' : true
  })
}
