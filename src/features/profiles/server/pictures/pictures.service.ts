import { sql } from '#platform/server/db/sql.ts'
import { attachFile, drawPicture, removeFilesSoon, withStoredFile } from '#features/media/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { updateUser } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { countChanges } from '#platform/server/db/rows-of.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { type Picture, pictureAddress, PICTURE_SHAPES, type PictureKind } from '../../contract/pictures.ts'
import { saveEmptyProfile } from '../profiles.queries.ts'

const UPLOADS_AN_HOUR = 30

type Call = { services: Services; session: Pick<Session, 'userId'>; kind: PictureKind }

/** Stores a picture in all its sizes; only then it replaces the earlier one. */
export async function savePicture(input: Call & { bytes: Buffer }): Promise<Picture> {
  const { services, session, kind, bytes } = input
  const { userId } = session
  const key = `profiles:pictures:${userId}`
  await limitOrThrow(services.db, { key, limit: UPLOADS_AN_HOUR, windowSeconds: 3600 })
  const picture = await drawPicture(bytes, PICTURE_SHAPES[kind])
  const { placeholder } = picture
  return withStoredFile(services, { kind: 'profile', userId, ...picture }, ({ id }) =>
    inTransaction(services.pool, async (tx) => {
      await saveEmptyProfile(tx, userId)
      if (await deleteRow(tx, userId, kind)) await removeFilesSoon(tx, services)
      await attachFile(tx, id)
      await insertPicture(tx, { id, userId, kind, placeholder })
      return { id, placeholder }
    }),
  )
}

/** Gives a stored file to its place on the profile, which has to be free. */
export async function insertPicture(
  tx: Db,
  { id, userId, kind, placeholder }: Picture & { userId: string; kind: PictureKind },
): Promise<void> {
  await tx.execute(sql`
    insert into profile_pictures (id, user_id, kind, placeholder)
    values (${id}, ${userId}, ${kind}, ${placeholder})`)
  if (kind === 'photo') await updateUser(tx, userId, { pictureUrl: avatarAddress(id) })
}

export async function removePicture({ services, session, kind }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await deleteRow(tx, session.userId, kind))) return
    await removeFilesSoon(tx, services)
    if (kind === 'photo') await updateUser(tx, session.userId, { pictureUrl: null })
  })
}

function avatarAddress(id: string): string {
  return pictureAddress({ id, width: 256, format: 'webp' })
}

/** Deletes the row with the profile locked, so that concurrent uploads run one after the other. */
async function deleteRow(tx: Db, userId: string, kind: PictureKind): Promise<boolean> {
  await tx.$client.query('select 1 from profiles where user_id = $1 for update', [userId])
  const count = await countChanges(
    tx,
    sql`delete from profile_pictures where user_id = ${userId} and kind = ${kind}`,
  )
  return count > 0
}
