import { and, eq } from 'drizzle-orm'
import type { Session } from '#platform/server/auth/session.ts'
import { updateUser } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import { dropPicture, storePicture } from '#platform/server/pictures/stored-picture.ts'
import type { Services } from '#platform/server/services.ts'
import { type Picture, pictureAddress, PICTURE_SHAPES, type PictureKind } from '../../contract/pictures.ts'
import { problems } from '../../contract/problems.ts'
import { ensureProfile } from '../profiles.queries.ts'
import { profilePictures } from '../profiles.tables.ts'

export { pictureFolder as folderOf } from '#platform/server/pictures/stored-picture.ts'

const UPLOADS_AN_HOUR = 30

type Call = { services: Services; session: Pick<Session, 'userId'>; kind: PictureKind }

/** Keeps a picture in all its sizes; only when they are all there it takes the place of the one before. */
export async function keepPicture(input: Call & { bytes: Buffer }): Promise<Picture> {
  const { services, session, kind, bytes } = input
  const { userId } = session
  const key = `profiles:pictures:${userId}`
  await limitOrThrow(services.db, { key, limit: UPLOADS_AN_HOUR, windowSeconds: 3600 })
  const stored = await storePicture({ services, bytes, shape: PICTURE_SHAPES[kind], problems })
  const { id, placeholder } = stored
  const former = await inTransaction(services.pool, async (tx) => {
    await ensureProfile(tx, userId)
    const gone = await takeRow(tx, userId, kind)
    await tx.insert(profilePictures).values({ id, userId, kind, placeholder })
    if (kind === 'photo') await updateUser(tx, userId, { pictureUrl: avatarAddress(id) })
    return gone
  })
  await dropPicture(services, former)
  return stored
}

export async function removePicture({ services, session, kind }: Call): Promise<void> {
  const former = await inTransaction(services.pool, async (tx) => {
    const gone = await takeRow(tx, session.userId, kind)
    if (kind === 'photo' && gone) await updateUser(tx, session.userId, { pictureUrl: null })
    return gone
  })
  await dropPicture(services, former)
}

function avatarAddress(id: string): string {
  return pictureAddress({ id, width: 256, format: 'webp' })
}

/** Two uploads at the same moment come one after the other: the person's profile is held meanwhile. */
async function takeRow(tx: Db, userId: string, kind: PictureKind): Promise<string | undefined> {
  await tx.$client.query('select 1 from profiles where user_id = $1 for update', [userId])
  const [gone] = await tx
    .delete(profilePictures)
    .where(and(eq(profilePictures.userId, userId), eq(profilePictures.kind, kind)))
    .returning({ id: profilePictures.id })
  return gone?.id
}
