import { slugOf } from '#features/profiles/contract/slug.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import type { Services } from '#platform/server/services.ts'
import type { FileFormat, getCanvasFile } from '../../contract/documents/documents.endpoints.ts'
import { selectSubmission, selectTeam } from '../canvas.queries.ts'
import { callOf, canvasOf, currentContent } from '../canvas.service.ts'
import { selectSubmittedDocument } from '../versions/versions.queries.ts'
import { documentText, type Paper } from './compose-document.ts'
import { drawInPool } from './draw-in-pool.ts'

const TYPES: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Returns the application as a file: the submission exactly as it was, or the current content, marked as a draft. */
export async function canvasFile({
  services,
  session,
  params: { id, format },
  locale,
  header,
}: Context<typeof getCanvasFile, 'owner'>): Promise<Buffer> {
  const paper = await paperOf(services, { id, userId: session.userId, locale })
  const bytes = await drawInPool({ format, paper }).catch((error: unknown) => {
    if (error instanceof Problem)
      services.log.warn({ code: error.code, err: error.cause }, 'an application was not drawn')
    throw error
  })
  const slug = slugOf(paper.content.title)
  const name = slug === slugOf('') ? documentText(locale)('fileName') : slug
  header('content-type', TYPES[format])
  header('content-disposition', `attachment; filename="${name}.${format}"`)
  return bytes
}

async function paperOf(
  { db }: Services,
  { id, userId, locale }: { id: string; userId: string; locale: Locale },
): Promise<Paper> {
  const found = await canvasOf(db, { id, userId, reads: true })
  const call = (await callOf(db, found)).content
  const submission = await selectSubmission(db, id)
  if (submission) {
    const { arrivedAt, digest, content } = submission
    // An answer that is not sent yet is no part of the submission.
    const updates = await selectSubmittedDocument(db, id)
    return { call, content, updates, locale, state: { arrivedAt: new Date(arrivedAt), digest } }
  }
  const { content, state } = await currentContent(db, { id, call, team: await selectTeam(db, found) })
  return { call, content, updates: [state], locale, state: { draftAt: found.now } }
}
