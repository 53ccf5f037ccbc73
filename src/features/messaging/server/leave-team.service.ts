import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { announceChange, announceOwnPart } from './announce.ts'
import { type Membership, updateVersion } from './membership.queries.ts'
import { settleMessages } from './notifications.ts'
import type { AboutKind } from './relations.ts'
import { teamOfKey, type TeamOf } from './team-key.ts'
import { lockTeam } from './team.queries.ts'

const goneRows = rowsOf({ user_id: z.string() })

/** Removes somebody who left the team from its conversation; they can still read the messages up to now. */
export async function leaveTeamConversation(tx: Db, { userId, ...about }: TeamOf & { userId: string }) {
  const there = await lockTeam(tx, about)
  if (!there) return
  const { id, last_seq: last } = there
  const { rowCount } = await tx.execute<object>(sql`
    update conversation_members set state = 'left', until_seq = ${last}, is_organiser = false
    where conversation_id = ${id} and user_id = ${userId} and state <> 'left'`)
  if (rowCount === 0) return
  await settleMessages(tx, { conversation: id, userId })
  await updateVersion(tx, id)
  await announceOwnPart(tx, { conversationId: id, userId })
  await announceChange(tx, id, { whole: true, by: null })
}

type Writing = { membership: Membership; aboutKinds: readonly AboutKind[] }

/**
 * Removes people who left the team from its conversation before a message is stored, however they left, so that no outsider
 * reads it. Inactive members stay. Returns the removed ids.
 */
export async function keepToTeam(tx: Db, { membership, aboutKinds }: Writing): Promise<ReadonlySet<string>> {
  if (membership.team_key === null) return new Set()
  const { kind, id } = teamOfKey(membership.team_key)
  const team = (await aboutKinds.find((each) => each.kind === kind)?.team?.(tx, id)) ?? []
  const { rows } = await goneRows(tx)(sql`
    update conversation_members m set state = 'left', until_seq = ${membership.last_seq}, is_organiser = false
    where m.conversation_id = ${membership.id} and m.state <> 'left'
      and m.user_id <> all(${sql.param(team)}::uuid[])
      and exists (select from active_members a where a.id = m.user_id)
    returning m.user_id`)
  for (const { user_id: userId } of rows) {
    await settleMessages(tx, { conversation: membership.id, userId })
    await announceOwnPart(tx, { conversationId: membership.id, userId })
  }
  return new Set(rows.map(({ user_id }) => user_id))
}
