import { problems as platform } from '#platform/contract/problems.ts'
import { fromLocal } from '#platform/contract/local-time.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { PAGE } from '../contract/limits.ts'
import type { Message } from '../contract/message.ts'
import { membersOf, type Reading } from './conversations.service.ts'
import { isReader, type Membership, getMembershipOf, listOthersIn } from './membership.queries.ts'
import type { Relations } from './relations.ts'
import { messageOf } from './message-of.ts'
import { findMessage, findSeqAt, listMessagePage, listMessagesSince } from './messages.queries.ts'

export type Place = { before?: number | undefined; after?: number | undefined; around?: number | undefined }

/** Lists fifty messages, oldest first: the last ones, or those before, after or around a number. */
export async function listMessages(reading: Reading, id: string, place: Place) {
  const membership = await getMembershipOf(reading.services.db, { id, userId: reading.session.userId })
  const severed = await severedFor(reading, membership)
  const { earlier, later } = await rowsAt(reading, membership, place)
  const items = [...(earlier ?? []).slice(0, PAGE).toReversed(), ...(later ?? []).slice(0, PAGE)]
  const first = items[0]?.seq
  const last = items.at(-1)?.seq
  return {
    items: items.map((row) => messageOf(row, severed)),
    hasEarlier: earlier ? earlier.length > PAGE : first !== undefined && first > membership.from_seq + 1,
    hasLater: later ? later.length > PAGE : last !== undefined && last < endOf(membership),
    version: membership.version,
  }
}

/** Returns the number of the message with which a day of Sarajevo begins for the reader. */
export async function getDayPlace(
  { services: { db }, session }: Reading,
  { id, day }: { id: string; day: string },
) {
  const membership = await getMembershipOf(db, { id, userId: session.userId })
  return { seq: await findSeqAt(db, membership, fromLocal(`${day}T00:00`) ?? new Date(0)) }
}

export async function getMessage(reading: Reading, { id, message }: { id: string; message: string }) {
  const { db } = reading.services
  const membership = await getMembershipOf(db, { id, userId: reading.session.userId })
  const row = await findMessage(db, id, { id: message })
  if (!row || !isReader(membership, row.seq)) throw new Problem(platform.notFound)
  return messageOf(row, await severedFor(reading, membership))
}

async function rowsAt(
  { services: { db } }: Reading,
  membership: Membership,
  { before, after, around }: Place,
) {
  if (around !== undefined) {
    const [earlier, later] = await Promise.all([
      listMessagePage(db, membership, { before: around }),
      listMessagePage(db, membership, { after: around - 1 }),
    ])
    return { earlier, later }
  }
  if (after !== undefined) return { later: await listMessagePage(db, membership, { after }) }
  return { earlier: await listMessagePage(db, membership, { before }) }
}

/** Lists the changes after a version, the oldest first; the next call continues where this one ends. */
export async function listChanges(reading: Reading, id: string, since: number) {
  const membership = await getMembershipOf(reading.services.db, { id, userId: reading.session.userId })
  const [rows, severed, members] = await Promise.all([
    listMessagesSince(reading.services.db, membership, since),
    severedFor(reading, membership),
    membersOf(reading, id),
  ])
  const page = rows.slice(0, PAGE * 2)
  const hasMore = rows.length > page.length
  return {
    items: page.map((row): Message => messageOf(row, severed)),
    members,
    version: hasMore ? page.at(-1)!.version : Math.max(membership.version, page.at(-1)?.version ?? 0),
    hasMore,
  }
}

function endOf({ until_seq, last_seq }: Membership): number {
  return until_seq ?? last_seq
}

function severedFor({ services: { db }, relations, session: { userId } }: Reading, membership: Membership) {
  return severedIn({ db, relations, userId }, membership)
}

/** Returns whose messages a block hides from the reader, in groups only; two people keep what they wrote to each other. */
export async function severedIn(
  { db, relations, userId }: { db: Db; relations: Relations; userId: string },
  { id, kind }: Membership,
): Promise<Set<string>> {
  if (kind === 'direct') return new Set<string>()
  const others = await listOthersIn(db, { id, userId })
  return relations.severed(db, { userId, others: others.map(({ user_id }) => user_id) })
}
