import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { drawSvg } from '#platform/server/pictures/draw-svg-in-pool.ts'
import { encodeInPool } from '#platform/server/pictures/encode-in-pool.ts'
import { pictureFolder } from '#platform/server/pictures/stored-picture.ts'
import type { Services } from '#platform/server/services.ts'
import { PHOTO_SHAPE } from '../../contract/photos/photos.endpoints.ts'
import type { DemoPhoto } from './demo-photos.ts'
import { insertPhoto } from './photos.queries.ts'

/** Photos of a demo log, drawn by code: nobody stands in them. */
export async function layPhotos(tx: Db, services: Services, activity: string, photos: readonly DemoPhoto[]) {
  // Loaded for the demo world alone.
  const { drawings } = await import('./demo-photos.ts')
  for (const { drawing, alt } of photos) {
    const bytes = await drawSvg({ svg: drawings[drawing], format: 'png' })
    const encoded = await encodeInPool({ bytes, shape: PHOTO_SHAPE })
    if ('reason' in encoded) throw new Error(`The demo photo ${drawing} cannot be drawn`)
    const picture = newId()
    for (const file of encoded.files)
      await services.files.put(`${pictureFolder(picture)}${file.name}`, Buffer.from(file.bytes))
    const { placeholder, width, height } = encoded
    await insertPhoto(tx, { id: newId(), activity_id: activity, picture, alt, placeholder, width, height })
  }
}
