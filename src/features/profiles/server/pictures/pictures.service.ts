import { and, eq } from 'drizzle-orm'
import type { Session } from '#platform/server/auth/session.ts'
import { updateUser } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem, tooMany } from '#platform/server/http/problem.ts'
import { takeSlot } from '#platform/server/limits/limiter.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { type Picture, pictureAddress, type PictureKind } from '../../contract/pictures.ts'
import { problems } from '../../contract/problems.ts'
import { ensureProfile } from '../profiles.queries.ts'
import { profilePictures } from '../profiles.tables.ts'
import { encodeApart } from './encoder.ts'

const UPLOADS_AN_HOUR = 30

type Call = { services: Services; session: Pick<Session, 'userId'>; kind: PictureKind }

/** Keeps a picture in all its sizes; only when they are all there it takes the place of the one before. */
export async function keepPicture(input: Call & { bytes: Buffer }): Promise<Picture> {
  const { services, session, kind, bytes } = input
  const { userId } = session
  const key = `profiles:pictures:${userId}`
  const slot = await takeSlot(services.db, { key, limit: UPLOADS_AN_HOUR, windowSeconds: 3600 })
  if (!slot.allowed) throw tooMany(slot.retryAfterSeconds)
  const encoded = await encodeApart(bytes, kind)
  if (typeof encoded === 'string') throw new Problem(problems[encoded])
  const id = newId()
  for (const { name, bytes: file } of encoded.files) {
    await services.files.put(`${folderOf(id)}${name}`, Buffer.from(file))
  }
  const former = await inTransaction(services.pool, async (tx) => {
    await ensureProfile(tx, userId)
    const gone = await takeRow(tx, userId, kind)
    await tx.insert(profilePictures).values({ id, userId, kind, placeholder: encoded.placeholder })
    if (kind === 'photo') await updateUser(tx, userId, { pictureUrl: avatarAddress(id) })
    return gone
  })
  await removeFiles(services, former)
  return { id, placeholder: encoded.placeholder }
}

export async function removePicture({ services, session, kind }: Call): Promise<void> {
  const former = await inTransaction(services.pool, async (tx) => {
    const gone = await takeRow(tx, session.userId, kind)
    if (kind === 'photo' && gone) await updateUser(tx, session.userId, { pictureUrl: null })
    return gone
  })
  await removeFiles(services, former)
}

export function folderOf(id: string): string {
  return `pictures/${id}/`
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

/** What stays behind when this fails is found by nobody, and only takes room. */
async function removeFiles(services: Services, id: string | undefined): Promise<void> {
  if (!id) return
  await services.files
    .removeAll(folderOf(id))
    .catch((error: Error) =>
      services.log.warn({ error: error.message }, 'files of a picture were not removed'),
    )
}
