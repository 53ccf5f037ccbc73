import { drawPicture, storeSeededFile } from '#features/media/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { drawSvg } from '#platform/server/pictures/draw-svg-in-pool.ts'
import type { Services } from '#platform/server/services.ts'
import { PHOTO_SHAPE } from '../../contract/photos/photos.endpoints.ts'
import type { DemoPhoto } from './demo-photos.ts'
import { insertPhoto } from './photos.queries.ts'

/** Seeds photos of a demo log, drawn by code, without people. */
export async function seedPhotos(tx: Db, services: Services, activity: string, photos: readonly DemoPhoto[]) {
  // Only loaded for the demo world.
  const { drawings } = await import('./demo-photos.ts')
  for (const { drawing, alt } of photos) {
    const bytes = await drawSvg({ svg: drawings[drawing], format: 'png' })
    const drawn = await drawPicture(Buffer.from(bytes), PHOTO_SHAPE)
    const file = { kind: 'project-photo', userId: null, ...drawn } as const
    const { id: picture } = await storeSeededFile(tx, services, file)
    const { placeholder, width, height } = drawn
    await insertPhoto(tx, { id: newId(), activity_id: activity, picture, alt, placeholder, width, height })
  }
}
