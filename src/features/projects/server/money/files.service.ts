import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  attachFile,
  drawPicture,
  removeFilesSoon,
  streamFile,
  WHOLE,
  withStoredFile,
} from '#features/media/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { formatOf, isPicture } from '#platform/server/files/file-format.ts'
import { safeFileName } from '#platform/server/files/file-name.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import { type getPaper, type Paper, RECEIPTS_MAX } from '../../contract/money/files.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import {
  deleteFile,
  deleteSigned,
  hasJustifiedMoney,
  insertFile,
  selectExpenses,
  selectFile,
  selectFiles,
} from './files.queries.ts'
import { announce } from './money.service.ts'
import { selectSigned } from './paper/issued.queries.ts'
import { unsignedOrThrow } from './paper/signing.service.ts'
import { type MoneyRequest, getRole, whileLocked } from './role.policy.ts'

const UPLOADS_A_DAY = 200
export const PAPER_TYPES = { pdf: 'application/pdf', picture: 'image/webp' } as const
const SHAPE = {
  widths: [1800],
  ratio: 1,
  least: { width: 1, height: 1 },
  fit: 'inside',
  formats: ['webp'],
} as const

type Uploaded = MoneyRequest & { file: string; name: string; bytes: Buffer }
type Prepared = Pick<Paper, 'kind' | 'name'> & { bytes: Buffer }

/**
 * Stores a receipt for an expense of the member's team. Pictures are re-encoded, so that no metadata of the camera remains.
 */
export async function addReceipt(asked: Uploaded & { id: string }): Promise<Paper> {
  await runningOf(asked)
  const prepared = await prepare(asked)
  return store(asked, prepared, { entry: asked.id })
}

/** Stores the contract or an amendment with the team's signatures, and notifies the board. */
export async function addSigned(asked: Uploaded & { version?: string }): Promise<Paper> {
  await runningOf(asked)
  if (formatOf(asked.bytes) !== 'pdf') throw new Problem(platform.wrongFile)
  return store(asked, await prepare(asked), { entry: null, version: asked.version })
}

/** Checks permissions before a picture is re-encoded, and again on storing. */
async function runningOf({ services: { db }, session, slug }: MoneyRequest): Promise<void> {
  const { team } = await getRole(db, { session, slug })
  if (!team) throw new Problem(platform.notFound)
  await limitOrThrow(db, {
    key: `projects:files:${session.userId}`,
    limit: UPLOADS_A_DAY,
    windowSeconds: 24 * 3600,
  })
}

async function prepare({ bytes, name: given }: Pick<Uploaded, 'bytes' | 'name'>): Promise<Prepared> {
  const name = safeFileName(given)
  const ended = (ending: string) => safeFileName(`${name.replace(/\.[a-z0-9]{1,5}$/i, '') || '_'}.${ending}`)
  if (formatOf(bytes) === 'pdf') return { kind: 'pdf', name: ended('pdf'), bytes }
  if (!isPicture(bytes)) throw new Problem(platform.wrongFile)
  const [drawn] = (await drawPicture(bytes, SHAPE)).parts
  return { kind: 'picture', name: ended('webp'), bytes: Buffer.from(drawn!.bytes) }
}

/** The expense of a receipt; without one it is a signed copy, of an amendment if a version is given. */
type Place = { entry: string | null; version?: string | undefined }

async function store(asked: Uploaded, { kind, name, bytes }: Prepared, place: Place): Promise<Paper> {
  const { services, session, file: id } = asked
  const paper: Paper = { id, kind, name, size: bytes.length, digest: fileDigest(bytes) }
  const parts = [{ name: WHOLE, bytes }]
  const upload = {
    kind: 'project-paper',
    id,
    userId: session.userId,
    name,
    type: PAPER_TYPES[kind],
    parts,
  } as const
  return withStoredFile(services, upload, async () => {
    await attach(asked, paper, place)
    return paper
  })
}

/** Returns the digest as computed from the downloaded file. */
export function fileDigest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function attach(asked: Uploaded, paper: Paper, { entry, version }: Place): Promise<void> {
  const { services, session } = asked
  await whileLocked(asked, 'team', async (tx, held) => {
    const before = await selectFile(tx, paper.id)
    // A repeated upload from a device that lost the response.
    if (before?.project_id === held.id && before.entry_id === entry) return
    if (before) throw new Problem(problems.idTaken)
    const signed = entry === null ? await unsignedOrThrow(tx, { projectId: held.id, version }) : null
    if (signed) {
      await deleteSigned(tx, { projectId: held.id, ...signed })
      await removeFilesSoon(tx, services)
      const step = version === undefined ? 'handedIn' : 'amendmentHandedIn'
      await announce(tx, asked, { held, action: 'hand-in', step, to: 'bank' })
    } else {
      if (held.accepted) throw new Problem(problems.finished)
      if (!(await selectExpenses(tx, held.id)).some((one) => one.id === entry))
        throw new Problem(platform.notFound)
      const mine = (await selectFiles(tx, held.id)).filter((one) => one.entry_id === entry)
      if (mine.length >= RECEIPTS_MAX) throw new Problem(problems.receiptsFull)
    }
    await attachFile(tx, paper.id)
    const row = { ...paper, project_id: held.id, entry_id: entry, issued_id: signed?.issuedId ?? null }
    if (!(await insertFile(tx, { ...row, userId: session.userId }))) throw new Problem(problems.idTaken)
  })
}

export async function removePaperOf(asked: MoneyRequest & { file: string }): Promise<void> {
  const { services, file } = asked
  await whileLocked(asked, 'team', async (tx, held) => {
    const gone = await selectFile(tx, file)
    if (gone?.project_id !== held.id) throw new Problem(platform.notFound)
    const { entry_id: entry, issued_id: issuedId } = gone
    const isFixed = entry === null ? await selectSigned(tx, { projectId: held.id, issuedId }) : held.finished
    if (isFixed || (await hasJustifiedMoney(tx, file))) throw new Problem(problems.fileFixed)
    await deleteFile(tx, file)
    await removeFilesSoon(tx, services)
  })
}

/** Returns a document for download; our pages never open it. */
export async function readPaper({
  services,
  session,
  params: { slug, file },
  header,
}: Context<typeof getPaper, 'owner'>): Promise<Readable> {
  const { id } = await getRole(services.db, { session, slug })
  const row = await selectFile(services.db, file)
  if (row?.project_id !== id) throw new Problem(platform.notFound)
  sendAsAttachment(header, { name: row.name, type: PAPER_TYPES[row.kind] })
  return streamFile(services, { id: file })
}
