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
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { type getPaper, type Paper, RECEIPTS_MAX } from '../../contract/money/files.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import {
  deleteFile,
  deleteSigned,
  hasJustifiedMoney,
  insertFile,
  listExpenses,
  findFile,
  listFiles,
} from './files.queries.ts'
import { announceStep } from './money.service.ts'
import { isSigned } from './paper/issued.queries.ts'
import { unsignedOrThrow } from './paper/signing.service.ts'
import { type MoneyRequest, getRole, withLockedProject } from './role.policy.ts'

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
export async function addReceipt(input: Uploaded & { id: string }): Promise<Paper> {
  await runningOf(input)
  const prepared = await prepare(input)
  return store(input, prepared, { entry: input.id })
}

/** Stores the contract or an amendment with the team's signatures, as PDF or a photo of it, and notifies the board. */
export async function addSigned(input: Uploaded & { version?: string }): Promise<Paper> {
  await runningOf(input)
  return store(input, await prepare(input), { entry: null, version: input.version })
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

async function prepare({ bytes, name: originalName }: Pick<Uploaded, 'bytes' | 'name'>): Promise<Prepared> {
  const name = safeFileName(originalName)
  const ended = (ending: string) => safeFileName(`${name.replace(/\.[a-z0-9]{1,5}$/i, '') || '_'}.${ending}`)
  if (formatOf(bytes) === 'pdf') return { kind: 'pdf', name: ended('pdf'), bytes }
  if (!isPicture(bytes)) throw new Problem(platform.wrongFile)
  const [part] = (await drawPicture(bytes, SHAPE)).parts
  return { kind: 'picture', name: ended('webp'), bytes: Buffer.from(part!.bytes) }
}

/** The expense of a receipt; without one it is a signed copy, of an amendment if a version is given. */
type Place = { entry: string | null; version?: string | undefined }

async function store(uploaded: Uploaded, { kind, name, bytes }: Prepared, place: Place): Promise<Paper> {
  const { services, session, file: id } = uploaded
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
    await attach(uploaded, paper, place)
    return paper
  })
}

/** Returns the digest as computed from the downloaded file. */
export function fileDigest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function attach(uploaded: Uploaded, paper: Paper, { entry, version }: Place): Promise<void> {
  const { services, session } = uploaded
  await withLockedProject(uploaded, 'team', async (tx, project) => {
    const before = await findFile(tx, paper.id)
    // A repeated upload from a device that lost the response.
    if (before?.project_id === project.id && before.entry_id === entry) return
    if (before) throw new Problem(problems.idTaken)
    const signed = entry === null ? await unsignedOrThrow(tx, { projectId: project.id, version }) : null
    if (signed) {
      await deleteSigned(tx, { projectId: project.id, ...signed })
      await removeFilesSoon(tx, services)
      const step = version === undefined ? 'handedIn' : 'amendmentHandedIn'
      await announceStep(tx, uploaded, { project, action: 'hand-in', step, to: 'bank' })
    } else {
      if (project.accepted) throw new Problem(problems.finished)
      if (!(await listExpenses(tx, project.id)).some((one) => one.id === entry))
        throw new Problem(platform.notFound)
      const mine = (await listFiles(tx, project.id)).filter((one) => one.entry_id === entry)
      if (mine.length >= RECEIPTS_MAX) throw new Problem(problems.receiptsFull)
    }
    await attachFile(tx, paper.id)
    const row = { ...paper, project_id: project.id, entry_id: entry, issued_id: signed?.issuedId ?? null }
    if (!(await insertFile(tx, { ...row, userId: session.userId }))) throw new Problem(problems.idTaken)
  })
}

export async function removePaperOf(input: MoneyRequest & { file: string }): Promise<void> {
  const { services, file } = input
  await withLockedProject(input, 'team', async (tx, project) => {
    const gone = await findFile(tx, file)
    if (gone?.project_id !== project.id) throw new Problem(platform.notFound)
    const { entry_id: entry, issued_id: issuedId } = gone
    const isFixed =
      entry === null ? await isSigned(tx, { projectId: project.id, issuedId }) : project.finished
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
  const row = await findFile(services.db, file)
  if (row?.project_id !== id) throw new Problem(platform.notFound)
  sendAsAttachment(header, { name: row.name, type: PAPER_TYPES[row.kind] })
  return streamFile(services, { id: file })
}
