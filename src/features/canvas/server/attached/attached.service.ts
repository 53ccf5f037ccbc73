import {
  attachFile,
  drawPicture,
  removeFilesSoon,
  streamFile,
  WHOLE,
  withStoredFile,
} from '#features/media/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { formatOf, isPicture } from '#platform/server/files/file-format.ts'
import { safeFileName } from '#platform/server/files/file-name.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import {
  ATTACHED_MAX,
  ATTACHED_NAME_MAX,
  DOCUMENT_TYPES,
  type getDocument,
} from '../../contract/documents/attached.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { findSubmission } from '../canvas.queries.ts'
import { announceChange, callOf, canvasOf, requireOpen } from '../canvas.service.ts'
import { insertAnswerUpdate, insertUpdate } from '../shared-document/updates.queries.ts'
import { findRequest } from '../changes/changes.queries.ts'
import {
  deleteDocument,
  insertDocument,
  findCanvasOfDocument,
  updateDocumentName,
  listDocuments,
} from './attached.queries.ts'

type Input = { services: Services; id: string; userId: string; document: string }

const FILES_A_DAY = 100
/** Large enough that letters on a photographed page stay readable. */
const SHAPE = {
  widths: [2000],
  ratio: 1,
  least: { width: 1, height: 1 },
  fit: 'inside',
  formats: ['webp'],
} as const
/** An empty update of a shared document, with which a change of files takes a number of the application. */
const NOTHING = new Uint8Array([0, 0])

type Attaching = Input & { slot: string; name: string; replaces?: string | undefined; bytes: Buffer }

/** Stores a file for a slot. The bytes are stored before the row, and repeating the call changes nothing. */
export async function saveDocument({ bytes, slot, name, replaces, ...asked }: Attaching): Promise<void> {
  const { services, id, userId, document } = asked
  const { db } = services
  const { call, boxes } = await writableCall(db, asked)
  const box = call.template.boxes.find(
    (one) => one.kind === 'documents' && one.slots.some(({ id: place }) => place === slot),
  )
  if (!box) throw new Problem(problems.unknownSlot)
  if (boxes?.includes(box.id) === false) throw new Problem(problems.otherBox)
  const owner = await findCanvasOfDocument(db, document)
  if (owner === id) return
  if (owner !== undefined) throw new Problem(platform.notFound)
  await limitOrThrow(db, { key: `canvas:files:${userId}`, limit: FILES_A_DAY, windowSeconds: 24 * 3600 })
  const prepared = await prepare(bytes, name)
  const parts = [{ name: WHOLE, bytes: prepared.bytes }]
  await withStoredFile(services, { kind: 'canvas', id: document, userId, ...prepared, parts }, (file) =>
    change(asked, async (tx) => {
      const before = await listDocuments(tx, id)
      if (before.some((one) => one.id === document)) return
      const old = before.find((one) => one.id === replaces && one.slot === slot)
      if (old) {
        await requireRemovable(tx, { id, document: old.id })
        await deleteDocument(tx, { canvasId: id, id: old.id })
      } else if (before.length >= ATTACHED_MAX) throw new Problem(problems.documentsFull)
      const { type } = prepared
      await attachFile(tx, document)
      const row = { id: document, slot, name: prepared.name, type, size: file.size }
      await insertDocument(tx, { ...row, canvasId: id, userId })
    }),
  )
}

export async function renameDocument({ name, ...asked }: Input & { name: string }): Promise<void> {
  await writableCall(asked.services.db, asked)
  await change(asked, async (tx) => {
    await requireRemovable(tx, asked)
    const file = (await listDocuments(tx, asked.id)).find(({ id }) => id === asked.document)
    if (!file) throw new Problem(platform.notFound)
    const ending = endingOf(file.name)
    const plain = safeFileName(name)
    const whole = endingOf(plain) === ending ? plain : `${plain.slice(0, ATTACHED_NAME_MAX - 6)}.${ending}`
    await updateDocumentName(tx, { canvasId: asked.id, id: asked.document, name: safeFileName(whole) })
  })
}

export async function removeDocument(input: Input): Promise<void> {
  await writableCall(input.services.db, input)
  await change(input, async (tx) => {
    await requireRemovable(tx, input)
    const isThere = await deleteDocument(tx, { canvasId: input.id, id: input.document })
    if (!isThere) throw new Problem(platform.notFound)
  })
}

/** Returns a file for the team as a download that never opens in our pages. */
export async function readDocument({
  services,
  session,
  params: { id, document },
  header,
}: Context<typeof getDocument, 'owner'>) {
  await canvasOf(services.db, { id, userId: session.userId, reads: true })
  const file = (await listDocuments(services.db, id)).find((one) => one.id === document)
  if (!file) throw new Problem(platform.notFound)
  sendAsAttachment(header, file)
  return streamFile(services, { id: document })
}

/**
 * Returns the call of a writable application; `boxes`, those of an open request for changes, are then the only writable
 * ones.
 */
async function writableCall(db: Db, { id, userId }: Input) {
  const canvas = await canvasOf(db, { id, userId })
  const publicCall = await callOf(db, canvas)
  requireOpen(publicCall, canvas)
  const { content: call } = publicCall
  if (canvas.submittedAt) {
    const request = await findRequest(db, id)
    if (request?.state !== 'waiting') throw new Problem(problems.alreadySent)
    return { call, boxes: request.asked.map(({ box }) => box) }
  }
  return { call }
}

/** Throws if the file is part of the submission, which must stay readable; others may be added beside it. */
async function requireRemovable(tx: Db, { id, document }: Pick<Input, 'id' | 'document'>): Promise<void> {
  const submission = await findSubmission(tx, id, { first: true })
  if (submission?.content.documents.some((one) => one.id === document))
    throw new Problem(problems.sentDocument)
}

/** Changes files under the lock of their application, so that nothing is added behind a submission. */
async function change({ services, id, userId }: Input, act: (tx: Db) => Promise<void>): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { title } = await canvasOf(tx, { id, userId, hold: true })
    const seq =
      (await insertUpdate(tx, { id, userId, update: NOTHING, title })) ??
      (await insertAnswerUpdate(tx, { id, userId, update: NOTHING }))
    if (seq === undefined) throw new Problem(problems.alreadySent)
    await act(tx)
    await removeFilesSoon(tx, services)
    await announceChange(tx, { id, seq })
  })
}

/** Prepares a file for storage: a picture is re-encoded without camera metadata; a document stays as it came. */
async function prepare(bytes: Buffer, fileName: string) {
  const name = safeFileName(fileName)
  if (!isPicture(bytes)) {
    const ending = endingOf(name)
    const format = formatOf(bytes)
    if (ending === 'pdf' && format === 'pdf') return { name, bytes, type: DOCUMENT_TYPES.pdf }
    if (ending === 'docx' && format === 'zip') return { name, bytes, type: DOCUMENT_TYPES.docx }
    throw new Problem(platform.wrongFile)
  }
  const [part] = (await drawPicture(bytes, SHAPE)).parts
  // It is re-encoded, so its name gets the ending of its new format.
  const base = name.replace(/\.[a-z0-9]{1,5}$/i, '') || '_'
  return { name: safeFileName(`${base}.webp`), bytes: Buffer.from(part!.bytes), type: 'image/webp' }
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}
