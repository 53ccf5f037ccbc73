import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { fileKind } from './file-kind.ts'
import type { Refused } from './document-reader.ts'
import type { DocumentText } from './read-document-text.ts'
import { Refusal } from './refusal.ts'

handleTasks(async (input: Uint8Array): Promise<DocumentText | Refused> => {
  try {
    const bytes = Uint8Array.from(input)
    const { lines, unread } =
      fileKind(bytes) === 'pdf'
        ? await (await import('./pdf.ts')).linesOfPdf(bytes)
        : await (await import('./docx.ts')).linesOfDocx(bytes)
    return { text: lines.map(({ text }) => text).join('\n'), unread }
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.reason : 'damaged' }
  }
})
