import { join } from 'node:path'
import { listSeededPictures, readSeededPicture, storeSeededFile } from '#features/media/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { PICTURE_WIDTHS } from '../../contract/pictures.ts'
import { insertPicture } from '../pictures/pictures.service.ts'

const FOLDER = join(import.meta.dirname, 'faces')

/** Gives people of the demo world their photos; nothing is encoded at a start. Can be repeated without effect. */
export async function seedFaces(services: Services): Promise<void> {
  const names = await listSeededPictures(FOLDER)
  // One by one: each holds the row of its person, for which applications of the demo world wait at the same time.
  for (const name of names) await inTransaction(services.pool, (tx) => addFace(tx, services, name))
}

/** @param name the first part of the address of somebody of the demo world */
async function addFace(tx: Db, services: Services, name: string): Promise<void> {
  const user = await findUserByEmail(tx, `${name}@primjer.ba`)
  if (!user || user.pictureUrl) return
  const face = await readSeededPicture(FOLDER, name, PICTURE_WIDTHS.photo)
  const { id } = await storeSeededFile(tx, services, { kind: 'profile', userId: user.id, ...face })
  await insertPicture(tx, { id, userId: user.id, kind: 'photo', placeholder: face.placeholder })
}
