import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DataExporter } from '#platform/server/data-rights.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type MergeRules, mergeRows } from '#platform/server/merging.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'

const seatRows = rowsOf({
  bank: z.string(),
  role: z.custom<Bilingual>(),
  since: z.string(),
  until: z.nullable(z.string()),
})

/** Exports the boards on which the member sits or sat. */
export const exportBanks: DataExporter = async function* ({ services, userId }) {
  const { rows } = await seatRows(services.db)(sql`
    select b.name as bank, m.role, m.since::text as since, m.until::text as until
    from youth_bank_board m join youth_banks b on b.id = m.bank_id
    where m.user_id = ${userId} order by m.since`)
  yield { path: 'banks/boards.json', content: { boards: rows } }
}

export const mergeBanks: MergeRules = { 'youth_bank_board.user_id': mergeRows('bank_id') }
