import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { FileFormat } from '../../contract/documents/documents.endpoints.ts'
import { composeDocument, type Paper } from './compose-document.ts'

export type DrawTask = { format: FileFormat; paper: Paper }

handleTasks(async ({ format, paper }: DrawTask): Promise<Buffer> => {
  const document = composeDocument(paper)
  return format === 'pdf'
    ? (await import('./pdf/draw-pdf.ts')).drawPdf(document)
    : (await import('./docx/draw-docx.ts')).drawDocx(document)
})
