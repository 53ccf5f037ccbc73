import { picturesById, type PictureUses, usePictures, usedPictures } from '#features/library/server/index.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { figuresIn, withoutFigures } from '#platform/contract/rich-text/figures.ts'
import type { BlockRegistry } from '#platform/server/blocks.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../contract/problems.ts'
import { findPicturesId, listByPicturesId } from './pictures.queries.ts'
import type { BlockKey } from './blocks.service.ts'

const KIND = 'block'

const idsIn = (document: RichText) => figuresIn(document).map(({ picture }) => picture)

/** Says which pictures stand below a text from now on; refuses one that is not in the library any more. */
export async function noteUses(tx: Db, key: BlockKey, document: RichText): Promise<void> {
  const ids = idsIn(document)
  const thing = await findPicturesId(tx, key)
  if (!thing) return
  const now = toIso(new Date())
  await usePictures(tx, { kind: KIND, thing, by: 'staff', pictures: new Map(ids.map((id) => [id, now])) })
  const there = ids.length > 0 ? await usedPictures(tx, { kind: KIND, thing }) : []
  if (ids.some((id) => !there.includes(id))) throw new Problem(problems.pictureGone)
}

/** An earlier text without pictures that have been removed since. */
export async function withoutLost(db: Db, document: RichText): Promise<RichText> {
  const there = await picturesById(db, idsIn(document))
  return withoutFigures(document, (picture) => !there.has(picture))
}

/** The texts with the pictures that they name; most name none. */
export async function withPictures<Block extends { document: RichText }>(db: Db, blocks: readonly Block[]) {
  const ids = blocks.flatMap(({ document }) => idsIn(document))
  if (ids.length === 0) return [...blocks]
  const all = await picturesById(db, ids)
  return blocks.map((block) => {
    const pictures = idsIn(block.document).flatMap((id) => all.get(id) ?? [])
    return pictures.length > 0 ? { ...block, pictures } : block
  })
}

/** Texts of pages as the library names them. */
export function blockPictures(blocks: () => BlockRegistry): PictureUses {
  return {
    kind: KIND,
    async describe(db, ids) {
      const registry = blocks()
      const rows = await listByPicturesId(db, ids)
      return new Map(
        rows.flatMap(({ id, picturesId }) => {
          const block = registry.get(id)
          return block ? [[picturesId, { title: block.name, path: block.page.path }]] : []
        }),
      )
    },
    mayEdit: (_db, { role, globalAdmin, scopes }) =>
      Promise.resolve(role === 'ADMIN' && (globalAdmin || scopes.includes('content'))),
  }
}
