import { deleteBySources, giveEvidence } from '#features/profiles/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type EndorsementRow, lockEndorsement, updateEndorsementHidden } from './endorsements.queries.ts'

/** Returns the source under which a confirmation is stored as evidence. */
export const sourceOf = (id: string): string => `endorsement:${id}`

/** Stores a confirmation as evidence on its owner's profile. */
export async function prove(tx: Db, row: EndorsementRow): Promise<void> {
  const { id, from, to, skill, title, text } = row
  await giveEvidence(tx, {
    userId: to,
    skill,
    kind: 'endorsement',
    title: { bhs: title, en: title },
    words: text,
    source: sourceOf(id),
    byId: from,
  })
}

/** Hides or restores a confirmation. A hidden one is no evidence; restoring it restores its owner's decision. */
export async function moderate(tx: Db, { id, isHidden }: { id: string; isHidden: boolean }): Promise<void> {
  const row = await lockEndorsement(tx, id)
  if (!row) return
  await updateEndorsementHidden(tx, { id, isHidden })
  if (isHidden) await deleteBySources(tx, [sourceOf(id)])
  else if (row.shown) await prove(tx, row)
}
