import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { CallContent, CallStatus } from '../contract/call.ts'
import type { CallMove } from '../contract/date-moves.ts'
import type { Rule } from '../contract/rules.ts'

type NewCall = {
  id: string
  slug: string
  programmeId: string
  bankId: string | null
  createdBy?: string
  content: CallContent
  rulesOff?: readonly Rule[]
  moves?: readonly CallMove[]
  /** Null for a draft. */
  publishedAt?: Date | null
}

/** Inserts a call with the columns that repeat parts of its content. */
export async function insertCall(db: Db, call: NewCall): Promise<void> {
  const { content, publishedAt = null } = call
  const { opensAt, deadline, resultsAt } = content.dates
  const status: CallStatus = publishedAt ? 'published' : 'draft'
  await db.execute(sql`
    insert into grant_calls (id, slug, programme_id, bank_id, created_by, status, content, opens_at, deadline,
      results_at, rules_off, moves, published_at)
    values (${call.id}, ${call.slug}, ${call.programmeId}, ${call.bankId}, ${call.createdBy ?? null}, ${status},
      ${JSON.stringify(content)}::jsonb, ${opensAt}, ${deadline}, ${resultsAt},
      ${JSON.stringify(call.rulesOff ?? [])}::jsonb, ${JSON.stringify(call.moves ?? [])}::jsonb, ${publishedAt})`)
}
