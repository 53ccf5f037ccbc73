import { usedPictures } from '#features/library/server/index.ts'
import { flagText } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { PHOTOS_MAX } from '../../contract/photos/photos.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { projectKind } from '../reported.ts'
import { findProjectOf } from '../writing.queries.ts'
import { type EntryRequest, withRunningProject } from '../writing.service.ts'
import { KIND, recordPictureUses } from './uses.service.ts'
import { findPhoto, insertLibraryPhoto, listPhotos } from './photos.queries.ts'
import { toPhoto } from './to-photo.ts'

type Input = EntryRequest & { photo: string; picture: string; alt: string }

/** Adds a picture of the library to an entry of the log: the member's own, or one that every author may use. */
export async function addLibraryPhoto(input: Input) {
  const { me, slug, id: activity, photo: id, picture, alt } = input
  await withRunningProject(input, async (tx, { id: projectId, hidden }) => {
    if (hidden) throw new Problem(problems.wordsHidden)
    if ((await findProjectOf(tx, 'project_activities', activity)) !== projectId)
      throw new Problem(platform.notFound)
    const before = await findPhoto(tx, id)
    if (before?.activity_id === activity) return
    const others = (await listPhotos(tx, projectId)).filter((one) => one.activity_id === activity)
    if (others.length >= PHOTOS_MAX) throw new Problem(problems.photosFull)
    if (before || !(await insertLibraryPhoto(tx, { id, activity, picture, alt: alt.trim() })))
      throw new Problem(problems.idTaken)
    await recordPictureUses(tx, projectId, me)
    // Another member's picture, or none: the whole change rolls back.
    if (!(await usedPictures(tx, { kind: KIND, thing: projectId })).includes(picture))
      throw new Problem(platform.notFound)
    await flagText(tx, { kind: projectKind, id: slug })
  })
  const row = await findPhoto(input.services.db, id)
  if (!row) throw new Problem(platform.notFound)
  return toPhoto(row)
}
