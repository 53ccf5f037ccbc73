import { attachFile, withStoredFile } from '#features/media/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { FILES_A_DAY, type MessageFile } from '../../contract/files.ts'
import { problems } from '../../contract/problems.ts'
import { isSound } from '../../contract/voice/recording.ts'
import { VOICES_A_DAY } from '../../contract/voice/voice.ts'
import { refuseUnreachable } from '../membership.policy.ts'
import { getMembershipOf, listOthersIn } from '../membership.queries.ts'
import { type FileRow, findFile, insertFile } from './files.queries.ts'
import { type UploadedFile, prepare } from './prepare.service.ts'

export type Uploading = UploadedFile & {
  services: Services
  session: Pick<Session, 'userId'>
  /** The conversation. */
  id: string
  file: string
}

/** Stores a file for the message that follows. The bytes are stored before the row, and a repeated call changes nothing. */
export async function uploadFile(uploading: Uploading): Promise<MessageFile> {
  const { services, session, id, file } = uploading
  const { db } = services
  await allowOrThrow(uploading)
  const before = await ownOrThrow(uploading)
  if (before) return before
  const [sort, limit] = isSound(uploading.bytes) ? ['voices', VOICES_A_DAY] : ['files', FILES_A_DAY]
  await limitOrThrow(db, { key: `messaging:${sort}:${session.userId}`, limit, windowSeconds: 24 * 3600 })
  const { parts, ...prepared } = await prepare(uploading)
  const row = { ...prepared, id: file, conversation: id, sender: session.userId }
  const upload = { ...prepared, kind: 'message', id: file, userId: session.userId, parts } as const
  await withStoredFile(services, upload, () =>
    inTransaction(services.pool, async (tx) => {
      await attachFile(tx, file)
      await insertFile(tx, row)
    }),
  )
  const storedFile = await ownOrThrow(uploading)
  if (!storedFile) throw new Problem(problems.idTaken)
  return storedFile
}

/** Requires a conversation in which the member may write and which has been accepted: a request has text only. */
async function allowOrThrow({ services: { db }, session: { userId }, id }: Uploading): Promise<void> {
  const membership = await getMembershipOf(db, { id, userId })
  if (membership.state !== 'in') throw new Problem(problems.notIn)
  if (membership.kind === 'group') return
  await refuseUnreachable(db, { membership, userId })
  const [other] = await listOthersIn(db, { id, userId })
  if (other?.state !== 'in') throw new Problem(problems.filesLater)
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

export function fileOf(row: FileRow): MessageFile {
  const { type: _type, conversation: _conversation, seq: _seq, sender: _sender, ...file } = row
  return file
}
