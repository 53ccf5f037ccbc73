import { type SQL, sql } from '#platform/server/db/sql.ts'
import { refuseIfLimited } from '#features/moderation/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { EDIT_MINUTES, type Reaction } from '../contract/limits.ts'
import type { Message } from '../contract/message.ts'
import { problems } from '../contract/problems.ts'
import { announceChange } from './announce.ts'
import { flagFirst } from './flag-first.ts'
import { lockToTalk } from './membership.policy.ts'
import {
  lockMembership,
  isReader,
  type Membership,
  updateVersion,
  listOthersIn,
} from './membership.queries.ts'
import { messageOf } from './message-of.ts'
import { type MessageRow, findMessage } from './messages.queries.ts'
import { termsOf } from './terms.ts'
import { checkedBody } from './message-text.ts'

export type Changing = {
  services: Services
  session: Pick<Session, 'userId'>
  id: string
  message: string
}
type Change = {
  tx: Db
  membership: Membership
  row: MessageRow
  version: number
  /** A block separates its author from the member. */
  isSevered: boolean
}

/** Changes a message. Its earlier text is retained for moderators. */
export async function editMessage({ body, ...changing }: Changing & { body: string }): Promise<Message> {
  return change(changing, async ({ tx, row, version }) => {
    const text = checkedBody(body, (row.files ?? []).length > 0)
    if (row.sender_id !== changing.session.userId) throw new Problem(problems.notYours)
    if (row.deleted_at) throw new Problem(problems.deleted)
    if (row.body === text) return false
    await refuseIfLimited(tx, { userId: changing.session.userId, does: 'talk', text })
    const { rowCount } = await tx.execute<object>(sql`
      with before as (
        insert into message_revisions (conversation_id, seq, body, written_at)
        select conversation_id, seq, body, coalesce(edited_at, sent_at) from conversation_messages
        where ${at(changing, row)} and sent_at > now() - make_interval(mins => ${EDIT_MINUTES})
        on conflict do nothing
      )
      update conversation_messages set body = ${text}, edited_at = clock_timestamp(), version = ${version},
        terms = ${termsOf(changing.id, text)}
      where ${at(changing, row)} and sent_at > now() - make_interval(mins => ${EDIT_MINUTES})`)
    if (rowCount === 0) throw new Problem(problems.tooLate)
    if (row.seq === 1) {
      const { id: conversation, message, session } = changing
      await flagFirst(tx, { conversation, message, sender: session.userId, text })
    }
    return true
  })
}

export async function reactToMessage({
  emoji,
  ...changing
}: Changing & { emoji: Reaction | null }): Promise<Message> {
  const { userId } = changing.session
  return change(changing, async ({ tx, row, version, isSevered }) => {
    if (row.deleted_at) throw new Problem(problems.deleted)
    if (isSevered) throw new Problem(platform.notFound)
    const current = row.reactions?.find(({ member }) => member === userId)?.emoji ?? null
    if (current === emoji) return false
    await tx.execute<object>(
      emoji === null
        ? sql`delete from message_reactions where conversation_id = ${changing.id} and seq = ${row.seq} and user_id = ${userId}`
        : sql`insert into message_reactions (conversation_id, seq, user_id, emoji)
            values (${changing.id}, ${row.seq}, ${userId}, ${emoji})
            on conflict (conversation_id, seq, user_id) do update set emoji = excluded.emoji`,
    )
    await tx.execute<object>(
      sql`update conversation_messages set version = ${version} where ${at(changing, row)}`,
    )
    return true
  })
}

/**
 * Runs a change on one message that the member can see, publishes it, and returns the message. The work answers `whole` where
 * more than the message changed.
 */
export async function change(
  { services, session, id, message, isTakenBack = false }: Changing & { isTakenBack?: boolean },
  work: (change: Change) => Promise<boolean | 'whole'>,
): Promise<Message> {
  return inTransaction(services.pool, async (tx) => {
    const lock = { id, userId: session.userId }
    const membership = isTakenBack ? await lockMembership(tx, lock) : await lockToTalk(tx, lock)
    if (membership.state === 'left') throw new Problem(problems.notIn)
    const row = await findMessage(tx, id, { id: message })
    if (!row || !isReader(membership, row.seq)) throw new Problem(platform.notFound)
    const others = await listOthersIn(tx, lock)
    const severed = new Set(others.flatMap((other) => (other.is_severed ? [other.user_id] : [])))
    const isSevered = row.sender_id !== null && severed.has(row.sender_id)
    const version = await updateVersion(tx, id)
    const changed = await work({ tx, membership, row, version, isSevered })
    if (changed) await announceChange(tx, id, { whole: changed === 'whole', by: session.userId })
    return messageOf((await findMessage(tx, id, { id: message }))!, severed)
  })
}

/** The condition for the message in its table. */
export function at({ id }: Pick<Changing, 'id'>, { seq }: Pick<MessageRow, 'seq'>): SQL {
  return sql`conversation_id = ${id} and seq = ${seq}`
}
