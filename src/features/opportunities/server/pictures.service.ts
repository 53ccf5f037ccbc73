import { picturesById, type PictureUses, usePictures, usedPictures } from '#features/library/server/index.ts'
import type { PictureFile } from '#features/library/contract/pictures.ts'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Content } from '../contract/content.ts'
import { problems } from '../contract/problems.ts'
import { isStaff, mayEdit } from './access.policy.ts'
import { findOpportunityById } from './opportunities.queries.ts'
import { contentOf } from './opportunity-content.ts'

const KIND = 'opportunity'

function pictureIds(body: Content['body']): string[] {
  return [...new Set(LOCALES.flatMap((one) => figuresIn(body[one]).map(({ picture }) => picture)))]
}

/**
 * Records which pictures an opportunity has, and from when everybody sees them there. Authors add their own pictures
 * and those for every author; without an author the existing ones stay.
 */
export async function noteUses(tx: Db, id: string, session?: Session): Promise<void> {
  const row = await findOpportunityById(tx, id)
  if (!row) return
  const { status, pending, publishedAt } = row
  const isShown = status === 'published' || status === 'closed'
  const visibleFrom = isShown ? toIso(publishedAt) : null
  const pictures = new Map<string, string | null>()
  if (pending) for (const picture of pictureIds(pending.body)) pictures.set(picture, null)
  for (const picture of pictureIds(contentOf(row).body)) pictures.set(picture, visibleFrom)
  const by = session && isStaff(session) ? 'staff' : session ? [session.userId] : []
  await usePictures(tx, { kind: KIND, thing: id, by, pictures })
}

/** A copy shows the pictures of the original, also those of its other editors. */
export async function copyUses(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const there = await usedPictures(tx, { kind: KIND, thing: from })
  const pictures = new Map(there.map((picture) => [picture, null]))
  await usePictures(tx, { kind: KIND, thing: to, by: 'staff', pictures })
}

/** Published is only what readers will see. */
export async function gonePicturesOrThrow(tx: Db, id: string, { body }: Content): Promise<void> {
  const ids = pictureIds(body)
  if (ids.length === 0) return
  const there = new Set(await usedPictures(tx, { kind: KIND, thing: id }))
  if (ids.some((picture) => !there.has(picture))) throw new Problem(problems.pictureGone)
}

/** The pictures of a text by the library's own word: naming the picture of somebody else shows nothing. */
export async function picturesOf(db: Db, id: string, { body }: Content): Promise<PictureFile[]> {
  const ids = pictureIds(body)
  if (ids.length === 0) return []
  const there = new Set(await usedPictures(db, { kind: KIND, thing: id }))
  const pictures = await picturesById(
    db,
    ids.filter((picture) => there.has(picture)),
  )
  return [...pictures.values()]
}

/** Opportunities as the library names them. */
export const opportunityPictures: PictureUses = {
  kind: KIND,
  async describe(db, ids) {
    const rows = await Promise.all(ids.map((id) => findOpportunityById(db, id)))
    return new Map(
      rows.flatMap((row) =>
        row
          ? [[row.id, { title: { ...NO_TEXT, ...row.title }, path: `/opportunities/${row.slug}/edit` }]]
          : [],
      ),
    )
  },
  async mayEdit(db, session, id) {
    const row = await findOpportunityById(db, id)
    // Staff look at what waits for their review.
    return row !== undefined && (isStaff(session) || (await mayEdit(db, session, row)))
  },
}
