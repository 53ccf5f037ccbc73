import { attachFile, drawPicture, removeFilesSoon, withStoredFile } from '#features/media/server/index.ts'
import { flagText } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { PHOTO_SHAPE, PHOTOS_MAX } from '../../contract/photos/photos.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { findTeamProject } from '../projects.queries.ts'
import { projectKind } from '../reported.ts'
import { findProjectOf } from '../writing.queries.ts'
import { type EntryRequest, withRunningProject } from '../writing.service.ts'
import { recordPictureUses } from './uses.service.ts'
import { toPhoto } from './to-photo.ts'
import { deletePhoto, insertPhoto, type PhotoRow, findPhoto, listPhotos } from './photos.queries.ts'

/** Deletes one photo with all its files. */
export async function removePhotoFrom(input: EntryRequest & { photo: string }): Promise<void> {
  await withRunningProject(input, async (tx, { id: projectId }) => {
    if (!(await deletePhoto(tx, { projectId, activity: input.id, photo: input.photo })))
      throw new Problem(platform.notFound)
    await recordPictureUses(tx, projectId)
    await removeFilesSoon(tx, input.services)
  })
}

const UPLOADS_A_DAY = 200

/** Stores a photo of a log entry, re-encoded so that no metadata of the camera remains. */
export async function addPhotoTo(input: EntryRequest & { photo: string; alt: string; bytes: Buffer }) {
  const { services, me, slug, id: activity, photo: id, alt, bytes } = input
  const { db } = services
  // Checks permissions before the picture is re-encoded, and again on storing.
  const mine = await findTeamProject(db, { slug, userId: me })
  if (!mine || (await findProjectOf(db, 'project_activities', activity)) !== mine.id)
    throw new Problem(platform.notFound)
  if (mine.finished) throw new Problem(problems.finished)
  if (mine.hidden) throw new Problem(problems.wordsHidden)
  const before = await findPhoto(db, id)
  if (before?.activity_id === activity) return toPhoto(before)
  await limitOrThrow(db, { key: `projects:photos:${me}`, limit: UPLOADS_A_DAY, windowSeconds: 24 * 3600 })
  const picture = await drawPicture(bytes, PHOTO_SHAPE)
  const { placeholder, width, height } = picture
  return withStoredFile(services, { kind: 'project-photo', userId: me, ...picture }, async (file) => {
    const row = { id, activity_id: activity, picture: file.id, alt: alt.trim(), placeholder, width, height }
    let photoRow: PhotoRow = row
    await withRunningProject(input, async (tx, { id: projectId, hidden }) => {
      if (hidden) throw new Problem(problems.wordsHidden)
      if ((await findProjectOf(tx, 'project_activities', activity)) !== projectId)
        throw new Problem(platform.notFound)
      // A concurrent repeated upload from a device that lost the response; the clean-up deletes the second file.
      const there = await findPhoto(tx, id)
      if (there && there.activity_id !== activity) throw new Problem(problems.idTaken)
      if (there) {
        photoRow = there
        return
      }
      const others = (await listPhotos(tx, projectId)).filter((one) => one.activity_id === activity)
      if (others.length >= PHOTOS_MAX) throw new Problem(problems.photosFull)
      await attachFile(tx, file.id)
      if (!(await insertPhoto(tx, row))) throw new Problem(problems.idTaken)
      await flagText(tx, { kind: projectKind, id: slug })
    })
    return toPhoto(photoRow)
  })
}
