import { join } from 'node:path'
import { readSeededPicture, storeSeededFile } from '#features/media/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { PHOTO_WIDTHS } from '../../contract/photos/photos.endpoints.ts'
import { insertPhoto } from './photos.queries.ts'

const FOLDER = join(import.meta.dirname, 'scenes')

/** @property scene of scripts/project-drawings.mjs */
export type DemoPhoto = { scene: 'room' | 'air' | 'pitch'; alt: string }

/** Seeds photos of a demo log; nothing is encoded at a start. */
export async function seedPhotos(tx: Db, services: Services, activity: string, photos: readonly DemoPhoto[]) {
  for (const { scene, alt } of photos) {
    const { placeholder, width, height, ...drawn } = await readSeededPicture(FOLDER, scene, PHOTO_WIDTHS)
    const { id: picture } = await storeSeededFile(tx, services, {
      kind: 'project-photo',
      userId: null,
      ...drawn,
    })
    await insertPhoto(tx, { id: newId(), activity_id: activity, picture, alt, placeholder, width, height })
  }
}
