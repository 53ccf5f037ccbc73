import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { listOf } from './cvs.queries.ts'
import { type MergeRule, type MergeRules, reassignRows } from '#platform/server/merging.ts'

/** Exports every CV of the person and its sharing; the addresses themselves are secrets. */
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

/** Deletes the CVs even where the person's row stays for a while; otherwise they go with it. */
export const eraseCvs: DataEraser = async ({ tx, userId }) => {
  await tx.$client.query('delete from cvs where user_id = $1', [userId])
}

/** Keeps a CV's entries, also those that the kept profile already had under another id. */
const mergeOwn: MergeRule = async (merging, place) => {
  const { tx, from, became } = merging
  for (const [oldId, currentId] of became)
    await tx.$client.query(
      'update cvs set sections = replace(sections::text, $2, $3)::jsonb where user_id = $1 and strpos(sections::text, $2) > 0',
      [from, oldId, currentId],
    )
  await reassignRows(merging, place)
}

export const mergeCvs: MergeRules = { 'cvs.user_id': mergeOwn }
