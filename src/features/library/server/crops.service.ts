import { attachFile, drawPicture, removeFilesSoon, withStoredFile } from '#features/media/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type CropShape, type Cut, fitCut, pixelsOf } from '../contract/crops.ts'
import type { LibraryPicture } from '../contract/library.endpoints.ts'
import { LIBRARY_SHAPE } from '../contract/pictures.ts'
import { deleteCrop, saveCrop } from './crops.queries.ts'
import * as library from './library.service.ts'

type CropCall = library.CallOfActor & { shape: CropShape }

/** Draws the chosen part in sizes of its own, beside the picture, which stays as it is. */
export async function cropPicture({
  shape,
  cut: wish,
  ...call
}: CropCall & { cut: Cut }): Promise<LibraryPicture> {
  const { services, id } = call
  const picture = await library.editableOrThrow(services.db, call)
  const cut = fitCut(shape, picture, wish)
  const bytes = await library.readLargest(services, picture)
  const drawing = await drawPicture(bytes, LIBRARY_SHAPE, pixelsOf(shape, picture, cut))
  const upload = library.uploadOf(picture.isShared ? null : picture.ownerId, drawing)
  return withStoredFile(services, upload, async (file) => {
    await library.change(call, 'crop', async (tx) => {
      const now = await library.editableOrThrow(tx, call)
      // Replaced by another picture in the meantime, of which this is no part.
      if (now.file !== picture.file) throw new Problem(platform.notFound)
      await attachFile(tx, file.id)
      await saveCrop(tx, { picture: id, shape, file: file.id, cut })
      await removeFilesSoon(tx, services)
    })
    return library.pictureOrThrow(call)
  })
}

export async function removeCrop({ shape, ...call }: CropCall): Promise<LibraryPicture> {
  await library.change(call, 'crop', async (tx) => {
    await deleteCrop(tx, { picture: call.id, shape })
    await removeFilesSoon(tx, call.services)
  })
  return library.pictureOrThrow(call)
}
