import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { listOf } from './cvs.queries.ts'
import { type MergeRule, type MergeRules, reassignRows } from '#platform/server/merging.ts'

/** Every CV that the person has put together, and what they gave out of it; the addresses themselves are secrets. */
export const exportCvs: DataExporter = async function* ({ services, userId }) {
  const cvs = await listOf(services.db, userId)
  if (cvs.length === 0) return
  yield {
    path: 'cv/cvs.json',
    content: cvs.map(({ linkDigest, linkSealed: _sealed, userId: _userId, version: _version, ...cv }) => ({
      ...cv,
      hasLink: linkDigest !== null,
    })),
  }
}

/** The rows go with the person; this takes them also where the person's row stays for a while. */
export const eraseCvs: DataEraser = async ({ tx, userId }) => {
  await tx.$client.query('delete from cvs where user_id = $1', [userId])
}

/** A CV goes on showing its entries, those too that the kept profile had already. */
const mergeOwn: MergeRule = async (merging, place) => {
  const { tx, from, became } = merging
  for (const [gone, kept] of became)
    await tx.$client.query(
      'update cvs set sections = replace(sections::text, $2, $3)::jsonb where user_id = $1 and strpos(sections::text, $2) > 0',
      [from, gone, kept],
    )
  await reassignRows(merging, place)
}

export const mergeCvs: MergeRules = { 'cvs.user_id': mergeOwn }
