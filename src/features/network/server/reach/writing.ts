import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { mutedTexts } from '../settings/muted-texts.ts'
import { decideReach } from './reach.ts'
import { getReachFacts, listReachFactsOf } from './reach.queries.ts'

const severedRows = rowsOf({ person: z.string() })

/** The answers to the relations that conversations ask about. */
export const writing = {
  /** Freely to connections, once as a request to others within reach. */
  async reach(db: Db, { from, to }: { from: string; to: readonly string[] }) {
    const facts = await listReachFactsOf(
      db,
      from,
      to.filter((id) => id !== from),
    )
    return new Map(
      [...facts].map(([id, pairFacts]) => {
        const free = decideReach(pairFacts, 'message')
        return [id, free ? 'free' : decideReach(pairFacts, 'firstMessage') ? 'request' : 'no'] as const
      }),
    )
  },
  /** Returns the people whom a block separates from the member. */
  async severed(db: Db, { userId, others }: { userId: string; others: readonly string[] }) {
    const { rows } = await severedRows(db)(sql`
      select distinct other_id as person from blocked_pairs
      where member_id = ${userId} and other_id = any(${sql.param([...others])}::uuid[])`)
    return new Set(rows.map(({ person }) => person))
  },
  /** Returns members who must agree before joining strangers: those who accept only people they know, and all under 18. */
  async reserved(db: Db, people: readonly string[]) {
    const { rows } = await severedRows(db)(sql`
      select id as person from reserved_members where id = any(${sql.param([...people])}::uuid[])`)
    return new Set(rows.map(({ person }) => person))
  },
  /**
   * Returns whether a member may address another in public. Strangers may not if the other accepts only people they know,
   * as everyone under 18 does.
   */
  async mayTurnTo(db: Db, { from, to }: { from: string; to: string }): Promise<boolean> {
    if (from === to) return true
    const facts = await getReachFacts(db, from, to)
    return !facts.reserved || decideReach(facts, 'firstMessage')
  },
  unwanted: mutedTexts,
}
