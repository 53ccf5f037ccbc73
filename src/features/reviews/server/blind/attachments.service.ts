import { createHash } from 'node:crypto'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CallContent } from '#features/calls/contract/call.ts'
import { readDocumentText } from '#features/cv-import/server/index.ts'
import { readFile } from '#features/media/server/index.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import type { Services } from '#platform/server/services.ts'
import { ATTACHMENT_MAX } from '../../contract/attachments.endpoints.ts'
import {
  deleteOtherAttachments,
  type StoredAttachment,
  listAttachments,
  saveAttachment,
} from './attachments.queries.ts'
import type { Applicant } from './blind-application.ts'
import { textHiders } from './readings.service.ts'

/** Raise this number when files are read in another way; stored texts are then made again. */
const WAY = 2

type ApplicationRow = { canvas_id: string; content: ApplicationContent }
export type Source = { row: ApplicationRow; call: { content: CallContent }; applicants: readonly Applicant[] }

/** Extracts the text of all files of an application, once for each file and team. */
export async function extractAttachments(services: Services, source: Source): Promise<void> {
  const { db } = services
  const canvasId = source.row.canvas_id
  const files = filesOf(source)
  const digests = files.map(({ digest }) => digest)
  const attachments = await listAttachments(db, digests)
  for (const { id, digest } of files)
    if (!attachments.has(digest.toString('hex')))
      await saveAttachment(db, { canvasId, digest, ...(await readAttachment(services, { id, source })) })
  await deleteOtherAttachments(db, canvasId, digests)
}

async function readAttachment(
  services: Services,
  { id, source }: { id: string; source: Source },
): Promise<StoredAttachment> {
  const none = (state: StoredAttachment['state']) => ({ state, text: '', unread: [] })
  const bytes = await readFile(services, { id }).catch((error: unknown) => {
    // A file that the team has removed since is missing; any other failure is retried.
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  })
  if (!bytes) return none('damaged')
  const read = await readDocumentText(bytes)
  if ('refusal' in read) return none(STATES[read.refusal] ?? 'damaged')
  // One character above the limit tells the reader that there is more.
  const text = read.text.slice(0, ATTACHMENT_MAX + 1)
  const { call, applicants, row } = source
  if (!call.content.review.blind) return { state: 'text', text, unread: [...read.unread] }
  const team = { applicants, members: row.content.members }
  const hidden = await textHiders([{ team, texts: [text] }]).catch((error: unknown) => {
    // A text built to be slow to search is not shown at all.
    if (error instanceof Problem && isTooHard(error.cause)) return undefined
    throw error
  })
  return hidden ? { state: 'text', text: hidden[0]!(text), unread: [...read.unread] } : none('damaged')
}

const isTooHard = (cause: unknown) => cause instanceof WorkerFailure && cause.reason !== 'closed'

const STATES: Partial<Record<string, StoredAttachment['state']>> = {
  picture: 'picture',
  scanned: 'scanned',
  encrypted: 'sealed',
  wrongType: 'other',
  oldWord: 'other',
}

/** The files in the order and with the numbers that reviewers see: those of slots that the call has. */
export function filesOf({ row: { canvas_id: canvasId, content }, call, applicants }: Source) {
  const { template, review } = call.content
  const slots = new Set(
    template.boxes.flatMap((box) => (box.kind === 'documents' ? box.slots.map(({ id }) => id) : [])),
  )
  const people = review.blind && [applicants, content.members.map(({ name }) => name)]
  return content.documents
    .filter(({ slot }) => slots.has(slot))
    .map(({ id, slot }) => ({
      id,
      slot,
      digest: createHash('sha256')
        .update(JSON.stringify([WAY, canvasId, id, people]))
        .digest(),
    }))
}
