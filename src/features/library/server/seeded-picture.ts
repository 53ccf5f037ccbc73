import { attachFile, storeFile } from '#features/media/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { insertPicture } from './library.queries.ts'

type Seeded = {
  services: Services
  id: string
  description: Bilingual
  parts: { name: string; bytes: Uint8Array }[]
  width: number
  height: number
  placeholder: string
}

/** A picture of the product itself, in sizes that are drawn already: for every author, of nobody. */
export async function addSeededPicture(
  tx: Db,
  { services, id, description, ...drawn }: Seeded,
): Promise<void> {
  const upload = { kind: 'picture', userId: null, type: 'image/webp', ...drawn } as const
  const file = await storeFile({ ...services, db: tx }, upload)
  await attachFile(tx, file.id)
  await insertPicture(tx, { id, file: file.id, owner: null, isShared: true }, { description, licence: 'own' })
}
