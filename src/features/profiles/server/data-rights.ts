import { sql } from '#platform/server/db/sql.ts'
import { readFile, removeFilesSoon } from '#features/media/server/index.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { PICTURE_WIDTHS } from '../contract/pictures.ts'
import { listStoredEvidence } from './evidence/evidence.queries.ts'
import { findProfile, listPictures, listSections, listSlugs } from './profiles.queries.ts'
import { fullVisibility, readContents } from './stored-contents.ts'

/** Exports the whole profile, hidden parts included, and its pictures in their largest size. */
export const exportProfile: DataExporter = async function* ({ services, userId }) {
  const { db } = services
  const [profile, sections, slugs] = await Promise.all([
    findProfile(db, userId),
    listSections(db, userId),
    listSlugs(db, userId),
  ])
  yield {
    path: 'profile/profile.json',
    content: {
      publishedAt: profile?.publishedAt ?? null,
      visibility: fullVisibility(profile?.visibility),
      dismissedSuggestions: profile?.dismissed ?? [],
      addresses: slugs,
      sections: readContents(sections),
    },
  }
  yield { path: 'profile/evidence.json', content: await listStoredEvidence(db, userId) }
  for (const { id, kind } of await listPictures(db, userId)) {
    const part = `${Math.max(...PICTURE_WIDTHS[kind])}.webp`
    yield { path: `profile/${kind}.webp`, content: () => readFile(services, { id, part }) }
  }
}

/** Schedules the removal of picture files; their rows are deleted with the person's. */
export const eraseProfile: DataEraser = async ({ services, tx, userId }) => {
  await tx.execute(sql`delete from profile_pictures where user_id = ${userId}`)
  await removeFilesSoon(tx, services)
}
