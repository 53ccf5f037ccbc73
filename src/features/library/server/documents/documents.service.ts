import type { Readable } from 'node:stream'
import {
  attachFile,
  removeFilesSoon,
  streamFile,
  WHOLE,
  withStoredFile,
} from '#features/media/server/index.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { DOCUMENT_TYPES } from '#platform/contract/document-types.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { documentType } from '#platform/server/files/document-type.ts'
import { safeFileName } from '#platform/server/files/file-name.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type {
  DOCUMENT_FILTERS,
  DocumentFacts,
  LibraryDocument,
} from '../../contract/documents/documents.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { type Call, type CallOfActor, type CallOfOne, isStaff } from '../library.service.ts'
import { describeUses, editsAUse, type PictureUses } from '../uses.service.ts'
import * as queries from './documents.queries.ts'

const PAGE = 24

type PageRequest = { filter: (typeof DOCUMENT_FILTERS)[number]; after: string | undefined; isOwn: boolean }
/** A file as a device sends it. */
type DeviceFile = { name: string; bytes: Buffer }
type WithKinds = { kinds: readonly PictureUses[] }

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
    documents: page.map(toDocument),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.at), id: last.id }) : null,
  }
}

/** What staff put there is for every author. A second time nothing changes. */
export async function saveDocument({
  name,
  bytes,
  ...call
}: CallOfOne & DeviceFile): Promise<LibraryDocument> {
  const { services, session, id } = call
  const { userId: owner } = session
  const before = await queries.findDocument(services.db, id)
  if (before && before.ownerId !== owner) throw new Problem(problems.idTaken)
  if (before) return toDocument(before)
  const isShared = isStaff(session)
  return withStoredFile(services, uploadOf(isShared ? null : owner, { name, bytes }), async (file) => {
    await inTransaction(services.pool, async (tx) => {
      await attachFile(tx, file.id)
      const document = { id, file: file.id, owner, isShared }
      if (!(await queries.insertDocument(tx, document))) throw new Problem(problems.idTaken)
    })
    return documentOrThrow(services.db, id)
  }).catch(async (error: unknown) => {
    // Sent twice at this moment, by a device that did not hear the answer: the first is the one.
    const first = await queries.findDocument(services.db, id)
    if (first?.ownerId === owner) return toDocument(first)
    throw error
  })
}

/** Stores it as it is: what its bytes and its name agree on, and nothing that runs. */
function uploadOf(userId: string | null, { name: fileName, bytes }: DeviceFile) {
  const name = safeFileName(fileName)
  const type = documentType(bytes, name)
  if (!type) throw new Problem(platform.wrongFile)
  return { kind: 'document', userId, name, type, parts: [{ name: WHOLE, bytes }] } as const
}

/** The texts go on naming it; the bytes that were there go. */
export async function replaceFile({
  name,
  bytes,
  ...call
}: CallOfActor & DeviceFile): Promise<LibraryDocument> {
  const { services, session, id } = call
  const { isShared } = await editableOrThrow(services.db, call)
  const upload = uploadOf(isShared || isStaff(session) ? null : session.userId, { name, bytes })
  return withStoredFile(services, upload, async (file) => {
    await change(call, 'replace', async (tx) => {
      await attachFile(tx, file.id)
      await queries.updateFile(tx, id, file.id)
      await removeFilesSoon(tx, services)
    })
    return documentOrThrow(services.db, id)
  })
}

export async function describe({
  facts,
  ...call
}: CallOfActor & { facts: DocumentFacts }): Promise<LibraryDocument> {
  await change(call, 'describe', (tx) => queries.updateFacts(tx, call.id, facts))
  return documentOrThrow(call.services.db, call.id)
}

export async function removeDocument(call: CallOfActor): Promise<void> {
  await change(call, 'remove', async (tx) => {
    if (!(await queries.deleteUnused(tx, call.id))) throw new Problem(problems.inUse)
    await removeFilesSoon(tx, call.services)
  })
}

/** Changes a locked file for an actor who may; acts of staff on somebody's file are audited. */
async function change(
  call: CallOfActor,
  verb: 'describe' | 'replace' | 'remove',
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  const { services, session, id } = call
  await inTransaction(services.pool, async (tx) => {
    if (!(await queries.lockDocument(tx, id))) throw new Problem(platform.notFound)
    const { ownerId, name } = await editableOrThrow(tx, call)
    await work(tx)
    if (ownerId === session.userId) return
    await recordAudit(tx, {
      services,
      session,
      action: `library.document-${verb}`,
      personId: ownerId,
      subject: { kind: 'document', id, name },
    })
  })
}

async function editableOrThrow(db: Db, { id, isDesk, session }: CallOfActor): Promise<queries.DocumentRow> {
  const document = await queries.findDocument(db, id)
  if (!document || !(isDesk || document.ownerId === session.userId)) throw new Problem(platform.notFound)
  return document
}

async function documentOrThrow(db: Db, id: string): Promise<LibraryDocument> {
  const document = await queries.findDocument(db, id)
  if (!document) throw new Problem(platform.notFound)
  return toDocument(document)
}

function toDocument({
  ownerId: _owner,
  isShared: _shared,
  ...document
}: queries.DocumentRow): LibraryDocument {
  return document
}

/** For those who may put it into a text, and for those who edit a text in which it stands. */
async function readableOrThrow({ kinds, ...call }: CallOfActor & WithKinds): Promise<queries.DocumentRow> {
  const { services, session, id, isDesk } = call
  const document = await queries.findDocument(services.db, id)
  if (!document) throw new Problem(platform.notFound)
  const isFor = isDesk || document.ownerId === session.userId || document.isShared
  if (!isFor && !(await editsAUse(services.db, { id, sort: 'document', kinds, session })))
    throw new Problem(platform.notFound)
  return document
}

export async function showDocument(call: CallOfActor & WithKinds): Promise<LibraryDocument> {
  return toDocument(await readableOrThrow(call))
}

type Header = (name: string, value: string) => void

/** Hands the bytes over to be saved; our pages never open them. */
export async function readDocument({
  header,
  ...call
}: CallOfActor & WithKinds & { header: Header }): Promise<Readable> {
  const { file, name, ending } = await readableOrThrow(call)
  sendAsAttachment(header, { name, type: DOCUMENT_TYPES[ending] })
  return streamFile(call.services, { id: file })
}

export async function usesOf({ kinds, ...call }: CallOfActor & WithKinds) {
  const { services, id } = call
  await editableOrThrow(services.db, call)
  return describeUses(services.db, { id, sort: 'document', kinds })
}
