import { sql } from '#platform/server/db/sql.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { updateOwnPart as keepEndpoint } from '../contract/conversation.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { CONVERSATION_TYPING } from '../contract/live.ts'
import { checkAhead } from './ahead.ts'
import { announceChange, announceOwnPart } from './announce.ts'
import { settleMessages } from './notifications.ts'
import { refuseUnreachable } from './membership.policy.ts'
import { lockMembership, getMembershipOf, updateVersion, listOthersIn } from './membership.queries.ts'

type Part = { services: Services; session: Pick<Session, 'userId'>; id: string }

/** Moves the read mark forwards only, at most to the last message. */
export async function markRead({ services, session, id, seq }: Part & { seq: number }): Promise<void> {
  const { last_seq, until_seq, read_seq } = await getMembershipOf(services.db, { id, userId: session.userId })
  const reached = Math.min(seq, until_seq ?? last_seq)
  if (reached <= read_seq) return
  await inTransaction(services.pool, async (tx) => {
    const version = await updateVersion(tx, id)
    await tx.execute<object>(sql`
      update conversation_members set read_seq = ${reached}, version = ${version}
      where conversation_id = ${id} and user_id = ${session.userId} and read_seq < ${reached}`)
    await settleMessages(tx, { conversation: id, userId: session.userId })
    await announceChange(tx, id, { by: session.userId })
  })
}

/** Answers a message request. Accepting opens the conversation; refusing hides it here without telling the sender. */
export async function answerRequest({
  services,
  session,
  id,
  accept,
}: Part & { accept: boolean }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { state } = await lockMembership(tx, { id, userId: session.userId })
    if (state === 'in' && accept) return
    if (state !== 'asked') throw new Problem(problems.notAsked)
    await tx.execute<object>(sql`
      update conversation_members set state = ${accept ? 'in' : 'refused'}, remind_at = null, version = ${await updateVersion(tx, id)}
      where conversation_id = ${id} and user_id = ${session.userId}`)
    await settleMessages(tx, { conversation: id, userId: session.userId })
    if (accept) await announceChange(tx, id, { whole: true, by: session.userId })
    else await announceOwnPart(tx, { conversationId: id, userId: session.userId })
  })
}

/** Saves the settings that only this member sees. The next message takes an archived conversation out of the archive. */
export async function saveOwnPart({
  services,
  session,
  id,
  body,
}: Part & { body: BodyOf<typeof keepEndpoint> }): Promise<void> {
  const { userId } = session
  const { mutedUntil, remindAt, isArchived, draft } = body
  if (remindAt) checkAhead(remindAt)
  await inTransaction(services.pool, async (tx) => {
    const { last_seq, state } = await lockMembership(tx, { id, userId })
    if (remindAt && state === 'left') throw new Problem(problems.notIn)
    const changes = [
      ...(mutedUntil === undefined ? [] : [sql`muted_until = ${mutedUntil}::timestamptz`]),
      ...(remindAt === undefined ? [] : [sql`remind_at = ${remindAt}::timestamptz`]),
      ...(isArchived === undefined ? [] : [sql`archived_seq = ${isArchived ? last_seq : null}::bigint`]),
      ...(draft === undefined ? [] : [sql`draft = ${draft}`]),
    ]
    if (changes.length === 0) return
    await tx.execute<object>(sql`
      update conversation_members set ${sql.join(changes, sql`, `)}
      where conversation_id = ${id} and user_id = ${userId}`)
    await announceOwnPart(tx, { conversationId: id, userId })
  })
}

const TYPING_A_MINUTE = 40

/** Stores nothing: only open pages receive it. */
export async function sayTyping({ services, session, id }: Part): Promise<void> {
  const { userId } = session
  await limitOrThrow(services.db, {
    key: `messaging:typing:${userId}`,
    limit: TYPING_A_MINUTE,
    windowSeconds: 60,
  })
  const membership = await getMembershipOf(services.db, { id, userId })
  if (membership.state !== 'in') return
  await refuseUnreachable(services.db, { membership, userId })
  const others = await listOthersIn(services.db, { id, userId })
  const message = { topic: CONVERSATION_TYPING, data: { conversation: id, member: userId } }
  for (const { user_id, state, is_severed } of others)
    if (state === 'in' && !is_severed) await services.hub.publish({ topic: `user:${user_id}`, data: message })
}
