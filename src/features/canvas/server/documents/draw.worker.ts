import { documentInScript, type Letters } from '#platform/server/documents/document-in-script.ts'
import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { FileFormat } from '../../contract/documents/documents.endpoints.ts'
import { composeDocument, type Paper } from './compose-document.ts'

export type DrawTask = { format: FileFormat; paper: Paper; letters: Letters }

handleTasks(async ({ format, paper, letters }: DrawTask): Promise<Buffer> => {
  const document = documentInScript(composeDocument(paper), letters)
  return format === 'pdf'
    ? (await import('./pdf/draw-pdf.ts')).drawPdf(document)
    : (await import('./docx/draw-docx.ts')).drawDocx(document)
})
