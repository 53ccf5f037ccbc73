import type { Readable } from 'node:stream'
import { readFile as readStored, streamFile, WHOLE } from '#features/media/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import { byteRange } from '#platform/server/http/byte-range.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import { PICTURE_SIZES } from '../../contract/files.ts'
import type { getFile } from '../../contract/file.endpoints.ts'
import { isReader, getMembershipOf } from '../membership.queries.ts'
import { findMessage } from '../messages.queries.ts'
import { severedIn } from '../messages.service.ts'
import type { Relations } from '../relations.ts'
import { type FileRow, findFile } from './files.queries.ts'

/**
 * Reads a file for members who may read its message and have accepted the conversation. It is downloaded, never opened in
 * our pages.
 */
export async function getMessageFile(
  { services, session, params: { id, file }, query, header, request }: Context<typeof getFile, 'owner'>,
  relations: Relations,
): Promise<Readable | Buffer> {
  const { db } = services
  const membership = await getMembershipOf(db, { id, userId: session.userId })
  const row = membership.state === 'asked' ? undefined : await findFile(db, file)
  const isOfIt = row?.conversation === id && row.seq !== null
  const message = isOfIt && row.seq !== null ? await findMessage(db, id, { seq: row.seq }) : undefined
  if (!row || !message || message.deleted_at) throw new Problem(platform.notFound)
  if (!isReader(membership, message.seq)) throw new Problem(platform.notFound)
  const severed = await severedIn({ db, relations, userId: session.userId }, membership)
  if (message.sender_id && severed.has(message.sender_id)) throw new Problem(platform.notFound)
  sendAsAttachment(header, row)
  if (row.kind !== 'voice') return streamFile(services, partOf(row, query.size))
  // A voice message is small, so it is read whole; then every store can serve a part of it.
  const whole = await readStored(services, partOf(row))
  header('accept-ranges', 'bytes')
  const range = byteRange(request.headers.range, whole.length)
  if (!range) return whole
  header('content-range', `bytes ${range.from}-${range.to}/${whole.length}`)
  return whole.subarray(range.from, range.to + 1)
}

/** Returns the stored part of a file; of a picture the given size, by default the large one. */
export function partOf(row: FileRow, size: keyof typeof PICTURE_SIZES = 'large') {
  return { id: row.id, part: row.kind === 'picture' ? `${PICTURE_SIZES[size]}.webp` : WHOLE }
}
