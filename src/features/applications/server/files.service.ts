import type { Readable } from 'node:stream'
import { streamFile } from '#features/media/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import type { getFile } from '../contract/application.endpoints.ts'
import { findApplication } from './applications.queries.ts'
import { listFilesOf } from './files.queries.ts'
import { mayBeNamed } from './hiring/applicants.service.ts'
import { hiringOf } from './hiring/hiring.policy.ts'
import { isBlind } from './hiring/hiring.queries.ts'

/**
 * Returns a file to its owner and to people who read the application by name, as a download that never opens in our pages.
 */
export async function getFileContent({
  services,
  session,
  params: { id, file: fileId },
  header,
}: Context<typeof getFile, 'owner'>): Promise<Readable> {
  const { db } = services
  const row = await findApplication(db, id)
  if (!row) throw new Problem(platform.notFound)
  if (row.userId !== session.userId) {
    const { application, opportunity } = await hiringOf(db, { session, id })
    if (!mayBeNamed(application.status, await isBlind(db, opportunity.id)))
      throw new Problem(platform.notFound)
  }
  const file = (await listFilesOf(db, id)).find((one) => one.id === fileId)
  if (!file) throw new Problem(platform.notFound)
  sendAsAttachment(header, file)
  return streamFile(services, { id: fileId })
}
