import {
  columnBytes,
  picturesById,
  type PictureUses,
  usePictures,
  usedPictures,
} from '#features/library/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { pictureIds, valuesOf } from '../contract/blocks/walk.ts'
import type { Picture } from '../contract/blocks/fields.ts'
import type { Finding } from '../contract/checks.ts'
import type { Content } from '../contract/content.ts'
import { isEditor } from './editor.policy.ts'
import { findPage, type Page } from './pages.queries.ts'

const KIND = 'page'

/** Says which pictures stand in a page now, and from when everybody sees each of them there. */
export async function noteUses(tx: Db, id: string): Promise<void> {
  const page = await findPage(tx, id)
  if (!page) return
  const { content, liveContent, liveAt, endsAt, nextContent, nextAt, now } = page
  const pictures = new Map<string, string | null>(pictureIds(content).map((picture) => [picture, null]))
  const note = (from: string | null, version: Content | null) => {
    if (from !== null && version) for (const picture of pictureIds(version)) pictures.set(picture, from)
  }
  note(nextAt, nextContent)
  if (endsAt === null || endsAt > now) note(liveAt, liveContent)
  await usePictures(tx, { kind: KIND, thing: id, by: 'staff', pictures })
}

/** Blocks whose picture is not in the library any more. */
export async function gonePictures(db: Db, id: string, { content }: Content): Promise<Finding[]> {
  const named = content.flatMap((block) =>
    valuesOf(block).flatMap(({ field, path, value }) => {
      const picture = field.kind === 'picture' ? (value as Picture).picture : null
      return picture === null ? [] : [{ picture, path, block: block.props.id }]
    }),
  )
  if (named.length === 0) return []
  const there = new Set(await usedPictures(db, { kind: KIND, thing: id }))
  return named.flatMap(({ picture, path, block }) =>
    there.has(picture) ? [] : [{ kind: 'pictureGone' as const, path, block }],
  )
}

/** Lists the ids of a page's pictures among those of the library. */
export async function picturesOf(db: Db, id: string, content: Content) {
  const named = pictureIds(content)
  if (named.length === 0) return []
  const there = new Set(await usedPictures(db, { kind: KIND, thing: id }))
  return [
    ...(
      await picturesById(
        db,
        named.filter((one) => there.has(one)),
      )
    ).values(),
  ]
}

/** Bytes of a page's pictures as a phone fetches them. */
export async function pictureBytes(services: Services, { id, content }: Page): Promise<number> {
  const pictures = await picturesOf(services.db, id, content)
  const sizes = await Promise.all(pictures.map((picture) => columnBytes(services, picture)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Pages as the library names them. */
export const pagePictures: PictureUses = {
  kind: KIND,
  async describe(db, ids) {
    const rows = await Promise.all(ids.map((id) => findPage(db, id)))
    return new Map(
      rows.flatMap((page) =>
        page
          ? [
              [
                page.id,
                { title: page.content.root.props.title, path: `/admin/page-builder/editor/${page.id}` },
              ],
            ]
          : [],
      ),
    )
  },
  mayEdit: (_db, session) => Promise.resolve(isEditor(session)),
}
