import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { startTeamConversation as openEndpoint } from '../contract/conversation.endpoints.ts'
import { GROUP_MAX, TITLE_MAX } from '../contract/limits.ts'
import { problems } from '../contract/problems.ts'
import { announceChange } from './announce.ts'
import type { Reading } from './conversations.service.ts'
import { updateVersion } from './membership.queries.ts'
import { teamKey, type TeamOf } from './team-key.ts'
import { lockTeam } from './team.queries.ts'

const OPENED_A_DAY = 100

const manyRows = rowsOf({ many: z.number() })

type Opening = Reading & { body: BodyOf<typeof openEndpoint> }

/**
 * Returns the conversation of a team to one of its members. The first to open it adds those they may write to. Others join
 * by opening it themselves: people under 18 who know none of them, and people whom a block separates from them.
 */
export async function openTeamConversation(opening: Opening): Promise<string> {
  const { services, session, body } = opening
  const { userId } = session
  await limitOrThrow(services.db, {
    key: `messaging:team:${userId}`,
    limit: OPENED_A_DAY,
    windowSeconds: 86_400,
  })
  return inTransaction(services.pool, async (tx) => {
    const kind = opening.aboutKinds.find((each) => each.kind === body.about.kind)
    const team = (await kind?.team?.(tx, body.about.id)) ?? []
    if (!team.includes(userId)) throw new Problem(platform.notFound)
    const there = await lockTeam(tx, body.about)
    if (there) return enter(tx, { ...there, userId })
    const { locale } = opening
    const thing = await kind?.find({ db: tx, id: body.about.id, userId, locale })
    const isNew = await insert(tx, { id: body.id, about: body.about, userId, title: thing?.title ?? '' })
    if (!isNew) {
      // A concurrent call of the team was first.
      const now = await lockTeam(tx, body.about)
      if (!now) throw new Problem(problems.idTaken)
      return enter(tx, { ...now, userId })
    }
    await addTeam(tx, opening, team)
    await announceChange(tx, body.id, { whole: true, by: null })
    return body.id
  })
}

/** A new member reads messages from then on; a returning one also those from before they left. */
async function enter(
  tx: Db,
  { id, last_seq: last, userId }: { id: string; last_seq: number; userId: string },
): Promise<string> {
  const { rowCount } = await tx.execute<object>(sql`
    insert into conversation_members as m (conversation_id, user_id, from_seq, read_seq)
    values (${id}, ${userId}, ${last}, ${last})
    on conflict (conversation_id, user_id) do update set state = 'in', until_seq = null,
      missed = m.missed + int8range(m.until_seq + 1, excluded.from_seq + 1)::int8multirange,
      read_seq = excluded.read_seq
    where m.state = 'left'`)
  if (rowCount === 0) return id
  await refuseCrowd(tx, id)
  await updateVersion(tx, id)
  await announceChange(tx, id, { whole: true, by: null })
  return id
}

async function refuseCrowd(tx: Db, id: string): Promise<void> {
  const { rows } = await manyRows(tx)(sql`
    select count(*)::int as many from conversation_members where conversation_id = ${id} and state <> 'left'`)
  if (rows[0]!.many > GROUP_MAX) throw new Problem(problems.tooManyMembers)
}

async function insert(
  tx: Db,
  { id, about, userId, title }: { id: string; about: TeamOf; userId: string; title: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute<object>(sql`
    insert into conversations (id, kind, team_key, title, about_kind, about_id, created_by)
    values (${id}, 'group', ${teamKey(about)}, ${title.slice(0, TITLE_MAX).toWellFormed()}, ${about.kind}, ${about.id}, ${userId})
    on conflict do nothing`)
  return rowCount === 1
}

async function addTeam(
  tx: Db,
  { relations, session, body }: Opening,
  team: readonly string[],
): Promise<void> {
  const { userId } = session
  const others = team.filter((id) => id !== userId)
  const reach = await relations.reach(tx, { from: userId, to: others })
  const reached = others.filter((id) => (reach.get(id) ?? 'no') !== 'no').slice(0, GROUP_MAX - 1)
  await tx.execute<object>(sql`
    insert into conversation_members (conversation_id, user_id, is_organiser)
    select ${body.id}, who, who = ${userId} from unnest(${sql.param([userId, ...reached])}::uuid[]) who`)
}
