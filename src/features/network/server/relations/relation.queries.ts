import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { RelationState } from '../../contract/relations.endpoints.ts'
import { isSent, isWaiting, visibleNote } from './request-conditions.ts'

export type RelationRow = {
  state: RelationState
  since: string | null
  note: string
  following: boolean
  muted: boolean
}

/** Returns a member's relations to others, one row each. */
export async function listRelationsTo(
  db: Db,
  me: string,
  people: readonly string[],
): Promise<Map<string, RelationRow>> {
  const { rows } = await db.execute<RelationRow & { person: string }>(sql`
    select p.id as person,
      case when c.member_id is not null then 'connected' when w.from_id is not null then 'received'
        when s.from_id is not null then 'sent' else 'none' end as state,
      coalesce(c.created_at, w.created_at, s.created_at) as since,
      coalesce(${visibleNote('w')}, '') as note,
      exists (select 1 from follows f where f.follower_id = ${me} and f.followed_id = p.id) as following,
      exists (select 1 from member_mutes m where m.muter_id = ${me} and m.muted_id = p.id) as muted
    from unnest(${sql.param([...people])}::uuid[]) as p (id)
    left join connections c on c.member_id = ${me} and c.other_id = p.id
    left join connection_requests w on w.from_id = p.id and w.to_id = ${me} and ${isWaiting('w')}
    left join connection_requests s on s.from_id = ${me} and s.to_id = p.id and ${isSent('s')}`)
  return new Map(rows.map(({ person, ...row }) => [person, row]))
}

export type Mutual = { count: number; names: string[] }

const NAMED = 3

/** Returns shared connections: their number, and the names of the oldest. */
export async function listMutualConnections(
  db: Db,
  me: string,
  people: readonly string[],
): Promise<Map<string, Mutual>> {
  if (people.length === 0) return new Map()
  const { rows } = await db.execute<Mutual & { person: string }>(sql`
    select theirs.member_id as person, count(*)::int as count,
      (array_agg(u.first_name order by mine.created_at, u.id))[1:${sql.raw(String(NAMED))}] as names
    from connected_members mine
    join connected_members theirs on theirs.other_id = mine.other_id
    join users u on u.id = mine.other_id
    where mine.member_id = ${me} and theirs.member_id = any(${sql.param([...people])}::uuid[])
      and theirs.member_id <> ${me}
      and not exists (select 1 from blocked_pairs b where b.member_id = theirs.member_id and b.other_id = u.id)
    group by theirs.member_id`)
  return new Map(rows.map(({ person, ...mutual }) => [person, mutual]))
}
