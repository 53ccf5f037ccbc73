import { attachFile, drawPicture, storeFile } from '#features/media/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { drawSvg } from '#platform/server/pictures/draw-svg-in-pool.ts'
import type { Services } from '#platform/server/services.ts'
import { LIBRARY_SHAPE } from '../contract/pictures.ts'
import { insertPicture } from './library.queries.ts'

type Given = { services: Services; owner: string; svg: string; description: Bilingual }

/** Puts a drawing of the demo world into somebody's library, and returns the id that texts name. */
export async function seedPicture(tx: Db, { services, owner, svg, description }: Given): Promise<string> {
  const bytes = await drawSvg({ svg, format: 'png' })
  const drawn = await drawPicture(Buffer.from(bytes), LIBRARY_SHAPE)
  const stored = await storeFile({ ...services, db: tx }, { kind: 'picture', userId: owner, ...drawn })
  await attachFile(tx, stored.id)
  const id = newId()
  await insertPicture(tx, { id, file: stored.id, owner, isShared: false }, { description, licence: 'own' })
  return id
}
