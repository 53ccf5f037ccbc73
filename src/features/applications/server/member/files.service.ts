import { attachFile, removeFilesSoon, WHOLE, withStoredFile } from '#features/media/server/index.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { findOpportunityById } from '#features/opportunities/server/index.ts'
import { type FileFormat, formatOf } from '#platform/server/files/file-format.ts'
import { safeFileName } from '#platform/server/files/file-name.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { type ApplicationFile, type FILE_TYPES, FILES_MAX } from '../../contract/application.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { deleteFile, listFilesOf, insertFile } from '../files.queries.ts'
import { findOwn } from './own.service.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

const UPLOADS_AN_HOUR = 60

const TYPES: ReadonlyMap<FileFormat | undefined, (typeof FILE_TYPES)[number]> = new Map([
  ['pdf', 'application/pdf'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
])

/** Stores a file of a draft; the bytes are stored before the row that shows them. */
export async function addFile(
  input: Call & { question: string; name: string; bytes: Buffer },
): Promise<ApplicationFile> {
  const { services, session, id, question, bytes } = input
  const type = TYPES.get(formatOf(bytes))
  if (!type) throw new Problem(platform.wrongFile)
  const key = `applications:upload:${session.userId}`
  await limitOrThrow(services.db, { key, limit: UPLOADS_AN_HOUR, windowSeconds: 3600 })
  const file = {
    id: newId(),
    question,
    name: safeFileName(input.name),
    type,
    size: bytes.length,
  }
  const parts = [{ name: WHOLE, bytes }]
  await withStoredFile(services, { ...file, kind: 'application', userId: session.userId, parts }, () =>
    inTransaction(services.pool, async (tx) => {
      const row = await findOwn(tx, { session, id }, { lock: true })
      if (row.status !== 'draft') throw new Problem(problems.alreadySent)
      const opportunity = row.opportunityId ? await findOpportunityById(tx, row.opportunityId) : undefined
      const hasQuestion = opportunity?.questions.some((one) => one.id === question && one.type === 'file')
      if (!hasQuestion) throw new Problem(problems.questionUnknown)
      if ((await listFilesOf(tx, id)).length >= FILES_MAX) throw new Problem(problems.tooManyFiles)
      await attachFile(tx, file.id)
      await insertFile(tx, id, file)
    }),
  )
  return file
}

export async function removeFile({ services, session, id, file }: Call & { file: string }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const row = await findOwn(tx, { session, id }, { lock: true })
    if (row.status !== 'draft') throw new Problem(problems.alreadySent)
    if (!(await deleteFile(tx, id, file))) throw new Problem(platform.notFound)
    await removeFilesSoon(tx, services)
  })
}
