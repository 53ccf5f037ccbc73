import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { FileFormat } from '../../contract/documents/documents.endpoints.ts'
import type { ApplicationDocument } from './application-document.ts'

export type DrawTask = { format: FileFormat; document: ApplicationDocument }

handleTasks(
  async ({ format, document }: DrawTask): Promise<Buffer> =>
    format === 'pdf'
      ? (await import('./pdf/draw-pdf.ts')).drawPdf(document)
      : (await import('./docx/draw-docx.ts')).drawDocx(document),
)
