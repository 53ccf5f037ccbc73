import { PICTURE_FORMATS } from '#platform/contract/pictures.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { isGone } from '#platform/server/files/files.ts'
import { pictureFolder } from '#platform/server/pictures/stored-picture.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { PHOTO_WIDTHS } from '../../contract/photos/photos.endpoints.ts'
import { movePhoto, selectPhotosOf } from './photos.queries.ts'

type Move = { from: string; to: string }
const NAME = 'projects.move-hidden'

/** What is hidden goes to places that nobody knows: the addresses that were public until now lead nowhere. */
export async function moveHiddenSoon(tx: Db, { services, slug }: { services: Services; slug: string }) {
  for (const { picture } of await selectPhotosOf(tx, slug))
    await services.queue.send(tx, NAME, { from: picture, to: newId() })
}

/** Copies, says so, and then takes the old away: wherever it stops, it can begin again. */
export const moveHiddenTask: Task<Move> = {
  name: NAME,
  concurrency: 2,
  async handle({ db, files }, { from, to }) {
    for (const width of PHOTO_WIDTHS)
      for (const format of PICTURE_FORMATS) {
        const name = `${width}.${format}`
        const bytes = await files.read(`${pictureFolder(from)}${name}`).catch((error: unknown) => {
          // Moved before by a run that was cut off, or of a photo that is smaller than this size.
          if (isGone(error)) return undefined
          throw error
        })
        if (bytes) await files.put(`${pictureFolder(to)}${name}`, bytes)
      }
    // Taken away by the team meanwhile.
    if (!(await movePhoto(db, { from, to }))) await files.removeAll(pictureFolder(to))
    await files.removeAll(pictureFolder(from))
  },
}
