import { sql } from '#platform/server/db/sql.ts'
import { refuseIfLimited } from '#features/moderation/server/index.ts'
import * as z from 'zod/mini'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { Message } from '../contract/message.ts'
import { problems } from '../contract/problems.ts'
import { announceChange } from './announce.ts'
import { flagFirst } from './flag-first.ts'
import { claimFilesOfMessage } from './files/files.queries.ts'
import { refuseUnreachable } from './membership.policy.ts'
import { lockMembership, isReader, type Membership, listOthersIn } from './membership.queries.ts'
import { messageOf } from './message-of.ts'
import { type MessageRow, findMessage } from './messages.queries.ts'
import { notifyMessage } from './notifications.ts'
import { keepToTeam } from './leave-team.service.ts'
import type { AboutKind, Relations } from './relations.ts'
import { termsOf } from './terms.ts'
import { checkedBody } from './message-text.ts'

export const messageLimit: AdjustableLimit = {
  id: 'messages',
  key: 'messaging:send',
  times: 120,
  seconds: 60,
  least: 10,
  most: 600,
}

const numberRows = rowsOf({ seq: z.number(), version: z.number(), sent_at: z.string() })

export type Sending = {
  services: Services
  relations: Relations
  aboutKinds: readonly AboutKind[]
  session: Pick<Session, 'userId'>
  /** The conversation. */
  id: string
  body: { id: string; body: string; replyTo?: number | undefined; files?: readonly string[] | undefined }
}

/**
 * Sends a message once. It locks the conversation's row, so messages are numbered one after another, and a repeated call
 * finds the earlier message.
 */
export async function sendMessage(sending: Sending): Promise<Message> {
  const { services, session, id } = sending
  const files = [...new Set(sending.body.files)]
  const body = checkedBody(sending.body.body, files.length > 0)
  await limitOrThrow(services.db, counterOf(messageLimit, session.userId))
  return inTransaction(services.pool, async (tx) => {
    const membership = await lockMembership(tx, { id, userId: session.userId })
    const before = await findMessage(tx, id, { id: sending.body.id })
    if (before && before.sender_id !== session.userId) throw new Problem(problems.idTaken)
    if (before) return messageOf(before)
    await allowOrThrow(tx, sending, membership)
    const gone = await keepToTeam(tx, { ...sending, membership })
    if (gone.has(session.userId)) throw new Problem(problems.notIn)
    await refuseIfLimited(tx, {
      userId: session.userId,
      does: await turnsToStranger(tx, sending, membership),
      text: body,
    })
    await checkReply(tx, sending, membership)
    const row = await insert(tx, sending, body)
    if (membership.kind === 'direct' && membership.last_seq === 0)
      await flagFirst(tx, { conversation: id, message: sending.body.id, sender: session.userId, text: body })
    const input = { conversation: id, sender: session.userId, message: sending.body.id, files }
    if (files.length > 0 && !(await claimFilesOfMessage(tx, input))) throw new Problem(problems.unknownFile)
    await announceChange(tx, id, { whole: gone.size > 0, by: session.userId })
    await notifyMessage(tx, {
      services,
      relations: sending.relations,
      conversation: id,
      sender: session.userId,
      text: body,
    })
    // Without files the inserted row is complete already.
    return messageOf(files.length === 0 ? row : (await findMessage(tx, id, { id: sending.body.id }))!)
  })
}

/**
 * Rejects senders who may not write. Members of a group may; in a direct conversation both may unless a block separates
 * them, and people who do not know each other may send one request.
 */
async function allowOrThrow(tx: Db, { relations, session, id, body }: Sending, membership: Membership) {
  await refuseUnreachable(tx, { membership, userId: session.userId })
  const isAsked = membership.state === 'asked'
  if (isAsked) await setState(tx, { id, userId: session.userId, state: 'in' })
  if (membership.kind === 'group' || isAsked) return
  const [other] = await listOthersIn(tx, { id, userId: session.userId })
  if (!other) throw new Problem(problems.cannotReach)
  if (other.state === 'in') return
  const reach =
    (await relations.reach(tx, { from: session.userId, to: [other.user_id] })).get(other.user_id) ?? 'no'
  if (reach === 'no') throw new Problem(problems.cannotReach)
  if (reach === 'free') return setState(tx, { id, userId: other.user_id, state: 'in' })
  if (other.state === 'refused' || membership.last_seq > 0) throw new Problem(problems.awaitsAnswer)
  if (body.files?.length) throw new Problem(problems.filesLater)
}

async function setState(tx: Db, { id, userId, state }: { id: string; userId: string; state: string }) {
  await tx.execute<object>(sql`
    update conversation_members set state = ${state} where conversation_id = ${id} and user_id = ${userId}`)
}

/** Returns `first` for the first message to somebody who has not accepted the sender, else `talk`. */
async function turnsToStranger(tx: Db, { session, id }: Sending, { kind, last_seq }: Membership) {
  if (kind === 'group' || last_seq > 0) return 'talk'
  const others = await listOthersIn(tx, { id, userId: session.userId })
  return others.some(({ state }) => state !== 'in') ? 'first' : 'talk'
}

async function checkReply(tx: Db, { id, body }: Sending, membership: Membership): Promise<void> {
  if (body.replyTo === undefined) return
  const answered = isReader(membership, body.replyTo) && (await findMessage(tx, id, { seq: body.replyTo }))
  if (!answered) throw new Problem(problems.unknownReply)
}

/**
 * Inserts a message and clears the draft only if it is this message: a scheduled or delayed one arrives while its sender
 * writes the next.
 */
async function insert(
  tx: Db,
  { session: { userId }, id, body: message }: Sending,
  body: string,
): Promise<MessageRow> {
  const reply = message.replyTo ?? null
  const { rows } = await numberRows(tx)(sql`
    with counted as (
      update conversations set last_seq = last_seq + 1, version = version + 1, last_at = date_trunc('milliseconds', clock_timestamp())
      where id = ${id} returning last_seq, version
    ), written as (
      insert into conversation_messages (conversation_id, seq, id, sender_id, body, reply_seq, version, terms)
      select ${id}, last_seq, ${message.id}, ${userId}, ${body}, ${reply}, version, ${termsOf(id, body)}
      from counted returning seq, version, sent_at
    ), marked as (
      update conversation_members set read_seq = written.seq, remind_at = null, version = written.version,
        draft = case when btrim(draft) = btrim(${body}::text) then '' else draft end from written
      where conversation_id = ${id} and user_id = ${userId}
    )
    select seq::int, version::int, sent_at from written`)
  const own = { id: message.id, sender_id: userId, body, reply_seq: reply, files: null, reactions: null }
  return { ...rows[0]!, ...own, edited_at: null, deleted_at: null, is_reportable: true }
}
