import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { listOf } from './cvs.queries.ts'

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
