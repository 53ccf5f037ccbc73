import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { isPicture } from '#platform/server/files/file-format.ts'
import { safeFileName } from '#platform/server/files/file-name.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import { encodeInPool } from '#platform/server/pictures/encode-in-pool.ts'
import type { Services } from '#platform/server/services.ts'
import { FILES_A_DAY, type MessageFile, PICTURE_SIZES } from '../../contract/files.ts'
import { problems } from '../../contract/problems.ts'
import { membershipOf, othersIn } from '../membership.queries.ts'
import type { Relations } from '../relations.ts'
import { documentType } from './file-type.ts'
import { type FileRow, findFile, folderOf, insertFile } from './files.queries.ts'

const SHAPE = {
  widths: [PICTURE_SIZES.small, PICTURE_SIZES.large],
  ratio: 1,
  least: { width: 1, height: 1 },
  fit: 'inside',
  formats: ['webp'],
} as const

export type Uploading = {
  services: Services
  relations: Relations
  session: Pick<Session, 'userId'>
  /** The conversation. */
  id: string
  file: string
  name: string
  alt: string
  bytes: Buffer
}
type Prepared = Omit<FileRow, 'seq' | 'id' | 'conversation' | 'sender'> & {
  parts: { name: string; bytes: Buffer }[]
}

/** Keeps a file for the message that follows. The bytes are there before the row says so, and the same again changes nothing. */
export async function uploadFile(uploading: Uploading): Promise<MessageFile> {
  const { services, session, id, file } = uploading
  const { db, files } = services
  await allowOrThrow(uploading)
  const before = await ownOrThrow(uploading)
  if (before) return before
  await limitOrThrow(db, {
    key: `messaging:files:${session.userId}`,
    limit: FILES_A_DAY,
    windowSeconds: 24 * 3600,
  })
  const { parts, ...prepared } = await prepare(uploading)
  const row = { ...prepared, id: file, conversation: id, sender: session.userId }
  for (const part of parts) await files.put(`${folderOf(row)}${part.name}`, part.bytes)
  await insertFile(db, row)
  const kept = await ownOrThrow(uploading)
  if (!kept) throw new Problem(problems.idTaken)
  return kept
}

/** Where one may write, and not to somebody who has yet to accept: a request is words alone. */
async function allowOrThrow({
  services: { db },
  relations,
  session: { userId },
  id,
}: Uploading): Promise<void> {
  const membership = await membershipOf(db, { id, userId })
  if (membership.state !== 'in') throw new Problem(problems.notIn)
  if (membership.kind === 'group') return
  const [other] = await othersIn(db, { id, userId })
  if (!other) throw new Problem(problems.cannotReach)
  const severed = await relations.severed(db, { userId, others: [other.user_id] })
  if (severed.size > 0) throw new Problem(problems.cannotReach)
  if (other.state !== 'in') throw new Problem(problems.filesLater)
}

async function ownOrThrow({
  services: { db },
  session,
  id,
  file,
}: Uploading): Promise<MessageFile | undefined> {
  const row = await findFile(db, file)
  if (!row) return undefined
  if (row.sender !== session.userId || row.conversation !== id) throw new Problem(problems.idTaken)
  return fileOf(row)
}

/** A file as it is kept: a picture drawn anew in its sizes, a document as it came. */
export async function prepare({
  bytes,
  name: given,
  alt,
}: Pick<Uploading, 'bytes' | 'name' | 'alt'>): Promise<Prepared> {
  const name = safeFileName(given)
  if (!isPicture(bytes)) {
    const type = documentType(bytes, name)
    if (!type) throw new Problem(platform.wrongFile)
    const parts = [{ name: 'whole', bytes }]
    return {
      kind: 'file',
      name,
      type,
      size: bytes.length,
      alt: '',
      width: 0,
      height: 0,
      placeholder: '',
      parts,
    }
  }
  const encoded = await encodeInPool({ bytes, shape: SHAPE })
  if ('reason' in encoded) {
    const values = encoded.values && { values: encoded.values }
    throw new Problem(problems[encoded.reason], values)
  }
  const { width, height, placeholder } = encoded
  const parts = encoded.files.map((file) => ({ name: file.name, bytes: Buffer.from(file.bytes) }))
  const size = parts.at(-1)!.bytes.length
  const type = 'image/webp'
  // It is drawn anew, so its name ends as what it is now.
  const drawn = `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || '_'}.webp`
  return {
    kind: 'picture',
    name: safeFileName(drawn),
    type,
    size,
    alt: alt.trim(),
    width,
    height,
    placeholder,
    parts,
  }
}

export function fileOf({ id, kind, name, size, alt, width, height, placeholder }: FileRow): MessageFile {
  return { id, kind, name, size, alt, width, height, placeholder }
}
