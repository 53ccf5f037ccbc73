import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { sql } from '#platform/server/db/sql.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Message } from '../../contract/message.ts'
import type { listPins as endpoint } from '../../contract/pin.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { at, change, type Changing } from '../change-message.service.ts'
import type { Reading } from '../conversations.service.ts'
import { getMembershipOf } from '../membership.queries.ts'
import { messageOf } from '../message-of.ts'
import { listPinRows } from '../messages.queries.ts'
import { severedIn } from '../messages.service.ts'
import { deletePin, hasPin, insertPin } from './pins.queries.ts'

/** Lists what is on top of a conversation for the member; nothing before a request is accepted. */
export async function listPins(
  { services: { db }, relations, session: { userId } }: Reading,
  id: string,
): Promise<ResponseOf<typeof endpoint>> {
  const membership = await getMembershipOf(db, { id, userId })
  if (membership.state === 'asked') return { items: [] }
  const [rows, severed] = await Promise.all([
    listPinRows(db, membership),
    severedIn({ db, relations, userId }, membership),
  ])
  return { items: rows.map((row) => messageOf(row, severed)).filter(({ isHidden }) => !isHidden) }
}

/** Puts a message on top, or takes it away. Nobody is notified: open pages only read the list again. */
export async function pinMessage({
  isPinned,
  ...changing
}: Changing & { isPinned: boolean }): Promise<Message> {
  return change(changing, async ({ tx, membership, row, version, isSevered }) => {
    if (membership.state !== 'in') throw new Problem(problems.notIn)
    if (isSevered) throw new Problem(platform.notFound)
    const pin = { conversation: changing.id, seq: row.seq }
    if ((await hasPin(tx, pin)) === isPinned) return false
    if (isPinned && row.deleted_at) throw new Problem(problems.deleted)
    if (!isPinned) await deletePin(tx, pin)
    else if (!(await insertPin(tx, pin))) throw new Problem(problems.tooManyPins)
    await tx.execute<object>(
      sql`update conversation_messages set version = ${version} where ${at(changing, row)}`,
    )
    return 'whole'
  })
}
