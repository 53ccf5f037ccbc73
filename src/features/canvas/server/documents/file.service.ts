import { slugOf } from '#platform/contract/slug.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { lettersOf } from '#platform/server/documents/document-in-script.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import type { Services } from '#platform/server/services.ts'
import type { FileFormat, getCanvasFile } from '../../contract/documents/documents.endpoints.ts'
import { findSubmission, listTeam } from '../canvas.queries.ts'
import { callOf, canvasOf, currentContent } from '../canvas.service.ts'
import { listSubmittedDocument } from '../versions/versions.queries.ts'
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
  cookies,
}: Context<typeof getCanvasFile, 'owner'>): Promise<Buffer> {
  const paper = await paperOf(services, { id, userId: session.userId, locale })
  const bytes = await drawInPool({ format, paper, letters: lettersOf(locale, cookies) }).catch(
    (error: unknown) => {
      if (error instanceof Problem)
        services.log.warn({ code: error.code, err: error.cause }, 'an application was not drawn')
      throw error
    },
  )
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
  const canvas = await canvasOf(db, { id, userId, reads: true })
  const call = (await callOf(db, canvas)).content
  const submission = await findSubmission(db, id)
  if (submission) {
    const { arrivedAt, digest, content } = submission
    // An answer that is not sent yet is no part of the submission.
    const updates = await listSubmittedDocument(db, id)
    return { call, content, updates, locale, state: { arrivedAt: new Date(arrivedAt), digest } }
  }
  const { content, state } = await currentContent(db, { id, call, team: await listTeam(db, canvas) })
  return { call, content, updates: [state], locale, state: { draftAt: canvas.now } }
}
