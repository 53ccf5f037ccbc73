import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'

const othersInRows = rowsOf({
  user_id: z.string(),
  state: z.custom<Membership['state']>(),
  is_severed: z.boolean(),
})
type Other = RowOf<typeof othersInRows>
const versionRows = rowsOf({ version: z.number() })

/** A conversation with one member's part in it. */
const membershipRows = rowsOf({
  id: z.string(),
  kind: z.enum(['direct', 'group']),
  team_key: z.nullable(z.string()),
  last_seq: z.number(),
  version: z.number(),
  state: z.enum(['in', 'asked', 'refused', 'left']),
  is_organiser: z.boolean(),
  from_seq: z.number(),
  until_seq: z.nullable(z.number()),
  /** Ranges of messages from times when the member was out: `{[5,9),[12,20)}`. */
  missed: z.string(),
  read_seq: z.number(),
})
export type Membership = RowOf<typeof membershipRows>

const COLUMNS = sql`c.id, c.kind, c.team_key, c.last_seq::int, c.version::int, m.state, m.is_organiser, m.from_seq::int, m.until_seq::int, m.missed::text, m.read_seq::int`

/** Returns whether a message was written while the member was in. */
export function isReader({ from_seq, until_seq, missed }: Membership, seq: number): boolean {
  if (seq <= from_seq || (until_seq !== null && seq > until_seq)) return false
  const gaps = missed.matchAll(/\[(\d+),(\d+)\)/g)
  return ![...gaps].some(([, from, to]) => seq >= Number(from) && seq < Number(to))
}

type Input = { id: string; userId: string }

/** Returns the membership; throws `notFound` for outsiders and for members who refused the request. */
export async function getMembershipOf(db: Db, input: Input): Promise<Membership> {
  return find(db, input, sql``)
}

/** Locks the membership's conversation until the transaction ends, so that its messages are numbered one by one. */
export async function lockMembership(tx: Db, input: Input): Promise<Membership> {
  return find(tx, input, sql` for no key update of c`)
}

async function find(db: Db, { id, userId }: Input, lock: SQL): Promise<Membership> {
  const { rows } = await membershipRows(db)(sql`
    select ${COLUMNS} from conversations c join conversation_members m on m.conversation_id = c.id
    where c.id = ${id} and m.user_id = ${userId} and m.state <> 'refused'${lock}`)
  const [row] = rows
  if (!row) throw new Problem(platform.notFound)
  return row
}

/** Lists the other members, and whether a block separates each of them from the member. */
export async function listOthersIn(db: Db, { id, userId }: Input): Promise<Other[]> {
  const { rows } = await othersInRows(db)(sql`
    select user_id, state, exists (
      select from blocked_pairs b where b.member_id = ${userId} and b.other_id = m.user_id) as is_severed
    from conversation_members m where conversation_id = ${id} and user_id <> ${userId}`)
  return rows
}

/** Returns the next version for a change; locks the row until the transaction ends. */
export async function updateVersion(tx: Db, id: string): Promise<number> {
  const { rows } = await versionRows(tx)(
    sql`update conversations set version = version + 1 where id = ${id} returning version::int`,
  )
  return rows[0]!.version
}
