import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { moderate } from './proof.service.ts'

const wordRows = rowsOf({ author: z.string(), to: z.string(), text: z.string(), isShown: z.boolean() })

/** The sentence of a confirmation as a reportable thing; its owner may report it, shown or hidden. */
export const endorsementKind: ReportableKind = {
  id: 'endorsement',
  async find(db, { id, reader }) {
    if (!uuid.safeParse(id).success) return undefined
    const isRead = reader ? sql`and to_id = ${reader} and hidden_at is null` : sql``
    const { rows } = await wordRows(db)(sql`
      select from_id as author, to_id as to, words as text, hidden_at is null as "isShown"
      from skill_endorsements where id = ${id} ${isRead}`)
    const [row] = rows
    return row && { author: row.author, text: row.text, isShown: row.isShown, path: `/profile/${row.to}` }
  },
  async hide(tx, { id }) {
    await moderate(tx, { id, isHidden: true })
  },
  async restore(tx, { id }) {
    await moderate(tx, { id, isHidden: false })
  },
}
