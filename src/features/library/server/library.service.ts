import {
  attachFile,
  drawPicture,
  readFile,
  removeFilesSoon,
  withStoredFile,
} from '#features/media/server/index.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { FILTERS, LibraryPicture, PictureFacts } from '../contract/library.endpoints.ts'
import { LIBRARY_SHAPE, LIBRARY_WIDTHS } from '../contract/pictures.ts'
import { problems } from '../contract/problems.ts'
import * as queries from './library.queries.ts'
import { describeUses, editsAUse, type PictureUses } from './uses.service.ts'

const PAGE = 24
/** The size for a phone's column. */
const COLUMN = `${LIBRARY_WIDTHS[0]}.webp`

export type Call = { services: Services; session: Session }
export type CallOfOne = Call & { id: string }
/** Owners act on their own; staff on any, at an address of theirs. */
export type CallOfActor = CallOfOne & { isDesk: boolean }

/** Staff who look after content. */
export function isStaff({ role, globalAdmin, scopes }: Session): boolean {
  return role === 'ADMIN' && (globalAdmin || scopes.includes('content'))
}

type PageRequest = { filter: (typeof FILTERS)[number]; after: string | undefined; isOwn: boolean }

export async function listLibrary({ services, session, filter, after, isOwn }: Call & PageRequest) {
  const rows = await queries.listNewest(services.db, {
    filter,
    ...(isOwn && { for: session.userId }),
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    pictures: page.map(toPicture),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  }
}

/** Drawn anew, so that nothing of a camera stays in it. What staff put there is for every author. */
export function savePicture({ services, session, id, bytes }: CallOfOne & { bytes: Buffer }) {
  return saveFetchedPicture(services, { id, bytes, owner: session.userId, isShared: isStaff(session) })
}

type Fetched = { id: string; bytes: Buffer; owner: string; isShared: boolean }

/** The same where nobody is waiting; a second time nothing changes. */
export async function saveFetchedPicture(services: Services, fetched: Fetched): Promise<LibraryPicture> {
  const { id, bytes, owner, isShared } = fetched
  const before = await queries.findPicture(services.db, id)
  if (before && before.ownerId !== owner) throw new Problem(problems.idTaken)
  if (before) return toPicture(before)
  const drawing = await drawPicture(bytes, LIBRARY_SHAPE)
  return withStoredFile(services, uploadOf(isShared ? null : owner, drawing), async (file) => {
    await inTransaction(services.pool, async (tx) => {
      await attachFile(tx, file.id)
      const picture = { id, file: file.id, owner, isShared }
      if (!(await queries.insertPicture(tx, picture))) throw new Problem(problems.idTaken)
    })
    return pictureOrThrow({ services, id })
  }).catch(async (error: unknown) => {
    // Sent twice at this moment, by a device that did not hear the answer: the first is the one.
    const first = await queries.findPicture(services.db, id)
    if (first?.ownerId === owner) return toPicture(first)
    throw error
  })
}

/** Builds an upload; a picture for every author does not count against one person's quota. */
export function uploadOf(userId: string | null, drawing: Awaited<ReturnType<typeof drawPicture>>) {
  return { kind: 'picture', userId, ...drawing } as const
}

/** The texts go on naming it; the bytes that were there go. */
export async function replaceFile({
  bytes,
  ...call
}: CallOfActor & { bytes: Buffer }): Promise<LibraryPicture> {
  const { services, session, id } = call
  await editableOrThrow(services.db, call)
  const drawing = await drawPicture(bytes, LIBRARY_SHAPE)
  return withStoredFile(
    services,
    uploadOf(isStaff(session) ? null : session.userId, drawing),
    async (file) => {
      await change(call, 'replace', async (tx) => {
        await attachFile(tx, file.id)
        await queries.updateFile(tx, id, file.id)
        await removeFilesSoon(tx, services)
      })
      return pictureOrThrow(call)
    },
  )
}

export async function describe({
  facts,
  ...call
}: CallOfActor & { facts: PictureFacts }): Promise<LibraryPicture> {
  await change(call, 'describe', (tx) => queries.updateFacts(tx, call.id, facts))
  return pictureOrThrow(call)
}

export async function removePicture(call: CallOfActor): Promise<void> {
  await change(call, 'remove', async (tx) => {
    if (!(await queries.deleteUnused(tx, call.id))) throw new Problem(problems.inUse)
    await removeFilesSoon(tx, call.services)
  })
}

/** Changes a locked picture for an actor who may; acts of staff on somebody's picture are audited. */
export async function change(
  call: CallOfActor,
  verb: 'describe' | 'replace' | 'remove' | 'crop',
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  const { services, session, id } = call
  await inTransaction(services.pool, async (tx) => {
    if (!(await queries.lockPicture(tx, id))) throw new Problem(platform.notFound)
    const { ownerId, name } = await editableOrThrow(tx, call)
    await work(tx)
    if (ownerId === session.userId) return
    await recordAudit(tx, {
      services,
      session,
      action: `library.${verb}`,
      personId: ownerId,
      subject: { kind: 'picture', id, name },
    })
  })
}

export async function editableOrThrow(db: Db, call: CallOfActor): Promise<queries.PictureRow> {
  const picture = await queries.findPicture(db, call.id)
  if (!picture || !(call.isDesk || picture.ownerId === call.session.userId))
    throw new Problem(platform.notFound)
  return picture
}

export async function pictureOrThrow({
  services,
  id,
}: Pick<CallOfOne, 'services' | 'id'>): Promise<LibraryPicture> {
  const picture = await queries.findPicture(services.db, id)
  if (!picture) throw new Problem(platform.notFound)
  return toPicture(picture)
}

function toPicture({ ownerId: _owner, isShared: _shared, ...picture }: queries.PictureRow): LibraryPicture {
  return picture
}

/** Bytes for those who may put it into a text, and for those who edit a text in which it stands. */
export async function readBytes({ kinds, ...call }: CallOfActor & { kinds: readonly PictureUses[] }) {
  const { services, session, id } = call
  const picture = await queries.findPicture(services.db, id)
  if (!picture) throw new Problem(platform.notFound)
  const isOwn = call.isDesk || picture.ownerId === session.userId
  const isFor =
    isOwn || picture.isShared || (await editsAUse(services.db, { id, sort: 'picture', kinds, session }))
  if (!isFor) throw new Problem(platform.notFound)
  return readFile(services, { id: picture.file, part: COLUMN })
}

/** The bytes of a picture in the size of a column. */
export async function columnBytes(services: Services, { file }: { file: string }): Promise<number> {
  return (await readFile(services, { id: file, part: COLUMN })).length
}

/** Bytes of the largest size of a picture that everybody sees, as it was drawing. */
export function readLargest(services: Services, { file }: { file: string }): Promise<Buffer> {
  return readFile(services, { id: file, part: `${LIBRARY_WIDTHS.at(-1)}.webp` })
}

/** Lists the uses of a picture. */
export async function usesOf({ kinds, ...call }: CallOfActor & { kinds: readonly PictureUses[] }) {
  const { services, id } = call
  await editableOrThrow(services.db, call)
  return describeUses(services.db, { id, sort: 'picture', kinds })
}
