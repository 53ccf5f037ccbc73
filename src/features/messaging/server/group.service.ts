import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { GROUP_MAX } from '../contract/limits.ts'
import { problems } from '../contract/problems.ts'
import { announceChange, announceOwnPart } from './announce.ts'
import { lockMembership, type Membership, updateVersion } from './membership.queries.ts'
import { settleMessages } from './notifications.ts'
import type { Relations } from './relations.ts'
import { unreached } from './unreached.ts'

const manyRows = rowsOf({ many: z.number() })

type Group = { services: Services; session: Pick<Session, 'userId'>; id: string }

export async function renameGroup({ title, ...group }: Group & { title: string }): Promise<void> {
  await change(group, async (tx) => {
    await tx.execute<object>(sql`update conversations set title = ${title.trim()} where id = ${group.id}`)
  })
}

/**
 * Adds people whom the member may write to freely. They read messages from then on; returning ones also those they could
 * read before.
 */
export async function addMembers({
  relations,
  members,
  ...group
}: Group & { relations: Relations; members: readonly string[] }): Promise<void> {
  await change(group, async (tx, { last_seq, team_key }) => {
    if (team_key !== null) throw new Problem(problems.onlyTeam)
    const from = group.session.userId
    const reach = await relations.reach(tx, { from, to: members })
    const out = members.filter((id) => reach.get(id) !== 'free')
    if (out.length > 0) throw await unreached(tx, { by: from, people: out })
    const reserved = [...(await relations.reserved(tx, members))]
    await tx.execute<object>(sql`
      insert into conversation_members as m (conversation_id, user_id, state, from_seq, read_seq)
      select ${group.id}, who, case when who = any(${sql.param(reserved)}::uuid[]) then 'asked' else 'in' end,
        ${last_seq}, ${last_seq} from unnest(${sql.param([...members])}::uuid[]) who
      on conflict (conversation_id, user_id) do update set state = excluded.state, until_seq = null,
        missed = m.missed + int8range(m.until_seq + 1, excluded.from_seq + 1)::int8multirange,
        read_seq = excluded.read_seq
      where m.state = 'left'`)
    const { rows } = await manyRows(tx)(sql`
      select count(*)::int as many from conversation_members where conversation_id = ${group.id} and state <> 'left'`)
    if (rows[0]!.many > GROUP_MAX) throw new Problem(problems.tooManyMembers)
  })
}

/**
 * Removes a member, who can still read the messages up to now; a group that loses its organiser gets its longest-standing
 * member.
 */
export async function removeMember({ member, ...group }: Group & { member: string }): Promise<void> {
  await change(group, async (tx, { is_organiser, last_seq, team_key }) => {
    if (team_key !== null && member !== group.session.userId) throw new Problem(problems.onlyTeam)
    if (member !== group.session.userId && !is_organiser) throw new Problem(problems.onlyOrganisers)
    const { rowCount } = await tx.execute<object>(sql`
      update conversation_members set state = 'left', until_seq = ${last_seq}, is_organiser = false
      where conversation_id = ${group.id} and user_id = ${member} and state <> 'left'`)
    if (rowCount === 0) throw new Problem(platform.notFound)
    await settleMessages(tx, { conversation: group.id, userId: member })
    // The announcement for the group no longer reaches the removed member, so they get their own.
    await announceOwnPart(tx, { conversationId: group.id, userId: member })
    await tx.execute<object>(sql`
      update conversation_members set is_organiser = true
      where conversation_id = ${group.id} and user_id = (
        select user_id from conversation_members where conversation_id = ${group.id} and state <> 'left'
        order by joined_at, user_id limit 1)
        and not exists (select from conversation_members
          where conversation_id = ${group.id} and state <> 'left' and is_organiser)`)
  })
}

async function change(
  { services, session, id }: Group,
  work: (tx: Db, membership: Membership) => Promise<void>,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const membership = await lockMembership(tx, { id, userId: session.userId })
    if (membership.kind !== 'group') throw new Problem(problems.onlyGroups)
    if (membership.state === 'left') throw new Problem(problems.notIn)
    await updateVersion(tx, id)
    await work(tx, membership)
    await announceChange(tx, id, { whole: true, by: null })
  })
}
