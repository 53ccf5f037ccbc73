import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { CvDocument } from '../../contract/document.ts'

export type DrawTask = { format: 'pdf' | 'docx'; document: CvDocument; photo?: Uint8Array }

// Heavy rendering and odd photos affect only this thread.
handleTasks(async ({ format, document, photo }: DrawTask) => {
  const jpeg = photo && (await asJpeg(photo))
  return draw({ format, document, jpeg })
})

async function draw({
  format,
  document,
  jpeg,
}: {
  format: DrawTask['format']
  document: CvDocument
  jpeg: Buffer | undefined
}) {
  if (format === 'pdf') return (await import('./pdf/draw-pdf.ts')).drawPdf(document, jpeg)
  return (await import('./docx/draw-docx.ts')).drawDocx(document, jpeg)
}

/** Converts the photo, because neither format supports the stored one. */
async function asJpeg(photo: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(photo).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer()
}
