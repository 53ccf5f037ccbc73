import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { restingProblem } from '#platform/server/areas/live-areas.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { startConversation as beginEndpoint } from '../contract/conversation.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { announceChange } from './announce.ts'
import { lockToTalk } from './membership.policy.ts'
import type { Reach, Relations } from './relations.ts'
import { unreached } from './unreached.ts'

const findRows = rowsOf({ id: z.string(), is_own: z.boolean() })

/** The area of first messages to people whom a member may not write to freely. */
export const STRANGERS = 'strangers'

export const conversationLimit: AdjustableLimit = {
  id: 'conversations',
  key: 'messaging:begin',
  times: 100,
  seconds: 86_400,
  least: 3,
  most: 1000,
}

export type Beginning = {
  services: Services
  relations: Relations
  session: Pick<Session, 'userId'>
  body: BodyOf<typeof beginEndpoint>
}

/** Starts a conversation and returns its id, or the id of the one that two people already have. */
export async function beginConversation(beginning: Beginning): Promise<string> {
  const { services, relations, session, body } = beginning
  const others = [...new Set(body.members)].filter((id) => id !== session.userId)
  if (others.length === 0 || (body.kind === 'direct' && others.length > 1)) throw new Problem(problems.alone)
  const key = body.kind === 'direct' ? directKey(session.userId, others[0]!) : null
  const there = await inTransaction(services.pool, (tx) => find(tx, beginning, key))
  if (there) return there
  await limitOrThrow(services.db, counterOf(conversationLimit, session.userId))
  return inTransaction(services.pool, async (tx) => {
    const reach = await relations.reach(tx, { from: session.userId, to: others })
    const out = others.filter((id) => !isReached(reach.get(id), body.kind))
    if (out.length > 0)
      throw body.kind === 'group'
        ? await unreached(tx, { by: session.userId, people: out })
        : new Problem(problems.cannotReach)
    const asksStranger = body.kind === 'direct' && reach.get(others[0]!) === 'request'
    if (asksStranger && services.areas.isResting(STRANGERS)) throw restingProblem()
    const isNew = await insert(tx, { ...beginning, key })
    // A concurrent call inserted the conversation of these two first.
    if (!isNew) return (await find(tx, beginning, key))!
    const reserved = body.kind === 'group' ? await relations.reserved(tx, others) : new Set<string>()
    await addPeople(tx, { id: body.id, userId: session.userId, others, reach, reserved })
    await announceChange(tx, body.id, { by: session.userId })
    return body.id
  })
}

/** Only people whom the member may write to freely can be added to a group. */
function isReached(reach: Reach | undefined, kind: 'direct' | 'group'): boolean {
  return reach === 'free' || (reach === 'request' && kind === 'direct')
}

export function directKey(one: string, other: string): string {
  return [one, other].toSorted().join(':')
}

/**
 * Returns the conversation of a repeated call, or the existing one of two people; writing to somebody refused earlier
 * undoes the refusal.
 */
async function find(
  tx: Db,
  { session: { userId }, body }: Beginning,
  key: string | null,
): Promise<string | undefined> {
  const { rows } = await findRows(tx)(sql`
    select c.id, m.user_id is not null as is_own
    from conversations c left join conversation_members m on m.conversation_id = c.id and m.user_id = ${userId}
    where c.id = ${body.id} or c.direct_key = ${key}`)
  if (rows.some(({ is_own }) => !is_own)) throw new Problem(problems.idTaken)
  const [row] = rows
  if (!row) return undefined
  await tx.execute<object>(sql`
    update conversation_members set state = 'in'
    where conversation_id = ${row.id} and user_id = ${userId} and state = 'refused'`)
  if (body.about) {
    await lockToTalk(tx, { id: row.id, userId })
    await pin(tx, { id: row.id, by: userId, about: body.about })
  }
  return row.id
}

/** Makes the new subject the one shown on top of the existing conversation of two people. */
async function pin(
  tx: Db,
  { id, by, about }: { id: string; by: string; about: { kind: string; id: string } },
): Promise<void> {
  const { rowCount } = await tx.execute<object>(sql`
    update conversations set about_kind = ${about.kind}, about_id = ${about.id}, version = version + 1
    where id = ${id} and kind = 'direct' and (about_kind, about_id) is distinct from (${about.kind}::text, ${about.id}::text)`)
  if (rowCount === 1) await announceChange(tx, id, { whole: true, by })
}

async function insert(tx: Db, { session, body, key }: Beginning & { key: string | null }): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(sql`
    insert into conversations (id, kind, direct_key, title, about_kind, about_id, created_by)
    values (${body.id}, ${body.kind}, ${key}, ${body.kind === 'group' ? (body.title ?? '').trim() : ''},
      ${body.about?.kind ?? null}, ${body.about?.id ?? null}, ${session.userId})
    on conflict do nothing`)
  return rowCount === 1
}

async function addPeople(
  tx: Db,
  {
    id,
    userId,
    others,
    reach,
    reserved,
  }: {
    id: string
    userId: string
    others: string[]
    reach: Map<string, Reach>
    reserved: ReadonlySet<string>
  },
): Promise<void> {
  const pending = others.filter((other) => reach.get(other) === 'request' || reserved.has(other))
  await tx.execute<object>(sql`
    insert into conversation_members (conversation_id, user_id, state, is_organiser)
    select ${id}, who, case when who = any(${sql.param(pending)}::uuid[]) then 'asked' else 'in' end, who = ${userId}
    from unnest(${sql.param([userId, ...others])}::uuid[]) who`)
}
