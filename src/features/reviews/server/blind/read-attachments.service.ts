import { Problem } from '#platform/server/http/problem.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { ATTACHMENT_MAX, type Attachment } from '../../contract/attachments.endpoints.ts'
import { assignmentOf, type Own } from '../assignment-of.ts'
import { listApplicants } from '../reviews.queries.ts'
import { type StoredAttachment, listAttachments } from './attachments.queries.ts'
import { filesOf } from './attachments.service.ts'
import { attachmentsTask } from './attachments.task.ts'

/** Returns the texts of an application's files, and enqueues the ones that are missing. */
export async function listAttachmentsOf({ services, me, id }: Own): Promise<Attachment[]> {
  const { db } = services
  const { row, call } = await assignmentOf(db, { userId: me, id })
  if (row.conflict !== null) throw new Problem(platformProblems.notFound)
  const applicants = (await listApplicants(db, [row.canvas_id])).get(row.canvas_id) ?? []
  const files = filesOf({ row, call, applicants })
  const stored = await listAttachments(
    db,
    files.map(({ digest }) => digest),
  )
  const attachments = files.map(({ slot, digest }, at) => {
    const storedAttachment: StoredAttachment = stored.get(digest.toString('hex')) ?? {
      state: 'making',
      text: '',
      unread: [],
    }
    const isCut = storedAttachment.text.length > ATTACHMENT_MAX
    return {
      id: `d${at}`,
      slot,
      ...storedAttachment,
      text: isCut ? storedAttachment.text.slice(0, ATTACHMENT_MAX) : storedAttachment.text,
      isCut,
    }
  })
  if (attachments.some(({ state }) => state === 'making'))
    await services.queue.send(db, attachmentsTask.name, { call: row.call_id }, { singletonKey: row.call_id })
  return attachments
}
