import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DiscussionAbout } from '#features/discussions/server/index.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { managesCall, staffOfGrants } from './access.policy.ts'
import { findCallById } from './calls.queries.ts'

const memberRows = rowsOf({ id: z.string() })

/** Questions about a call: the board of its bank answers, or staff who look after grants. */
export const discussedCalls: DiscussionAbout = {
  kind: 'call',
  async find(db, id) {
    const call = await findCallById(db, id)
    if (!call) return undefined
    const { content, slug, phase, bank, programme } = call
    return {
      title: content.title,
      path: `/calls/${slug}`,
      by: bank ? { bhs: bank.name, en: bank.name } : programme.name,
      isOpen: phase === 'open' || phase === 'upcoming',
    }
  },
  speaksFor: managesCall,
  /** Without a board, staff are notified, because nobody else would answer. */
  async toldOf(db, id) {
    const { rows } = await memberRows(db)(sql`
      select b.user_id as id from bank_boards b join public_calls c on c.bank_id = b.bank_id where c.id = ${id}`)
    return rows.length > 0 ? rows.map((row) => row.id) : staffOfGrants(db)
  },
}
