import { findCallById } from '#features/calls/server/index.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { listApplicants, listSubmittedContents } from '../reviews.queries.ts'
import { extractAttachments } from './attachments.service.ts'

/** Extracts the text of attached files before reviewers open them. */
export const attachmentsTask: Task<{ call: string }> = {
  name: 'reviews.attachments',
  concurrency: 1,
  async handle(services, { call: id }) {
    const call = await findCallById(services.db, id)
    if (!call) return
    const rows = await listSubmittedContents(services.db, id)
    const people = await listApplicants(
      services.db,
      rows.map(({ canvas_id }) => canvas_id),
    )
    for (const row of rows)
      await extractAttachments(services, { row, call, applicants: people.get(row.canvas_id) ?? [] })
  },
}
