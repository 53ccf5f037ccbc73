import { readSeededPicture, storeSeededFile } from '#features/media/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { LIBRARY_WIDTHS } from '../contract/pictures.ts'
import { insertPicture } from './library.queries.ts'

type Seeded = {
  services: Services
  /** Where scripts/demo-pictures.mjs has written it. */
  folder: string
  name: string
  description: Bilingual
  /** The member in whose library it lies; every author may use a picture of nobody. */
  owner?: string
}

/** Puts a picture of the demo world into the library, in sizes that are drawing already, and returns the id that texts name. */
export async function addSeededPicture(
  tx: Db,
  { services, folder, name, description, owner }: Seeded,
): Promise<string> {
  const drawing = await readSeededPicture(folder, name, LIBRARY_WIDTHS)
  const file = await storeSeededFile(tx, services, { kind: 'picture', userId: owner ?? null, ...drawing })
  const id = newId()
  const place = { id, file: file.id, owner: owner ?? null, isShared: owner === undefined }
  await insertPicture(tx, place, { description, licence: 'own' })
  return id
}
