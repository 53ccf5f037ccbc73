import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storeSeededFile } from '#features/media/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { LIBRARY_WIDTHS } from '../contract/pictures.ts'
import { insertPicture } from './library.queries.ts'

type Facts = { width: number; height: number; placeholder: string }
type Seeded = {
  services: Services
  /** Where scripts/demo-pictures.mjs has written it. */
  folder: string
  name: string
  description: Bilingual
  /** The member in whose library it lies; every author may use a picture of nobody. */
  owner?: string
}

/** Puts a picture of the demo world into the library, in sizes that are drawn already, and returns the id that texts name. */
export async function addSeededPicture(
  tx: Db,
  { services, folder, name, description, owner }: Seeded,
): Promise<string> {
  const facts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as Record<string, Facts>
  const drawn = facts[name]
  if (!drawn) throw new Error(`${folder} has no picture "${name}"`)
  const parts = await Promise.all(
    LIBRARY_WIDTHS.flatMap((side) =>
      (['avif', 'webp'] as const).map(async (format) => ({
        name: `${side}.${format}`,
        bytes: await readFile(join(folder, `${name}.${side}.${format}`)),
      })),
    ),
  )
  const upload = { kind: 'picture', userId: owner ?? null, type: 'image/webp', parts, ...drawn } as const
  const file = await storeSeededFile(tx, services, upload)
  const id = newId()
  const place = { id, file: file.id, owner: owner ?? null, isShared: owner === undefined }
  await insertPicture(tx, place, { description, licence: 'own' })
  return id
}
