import type { CvDocument } from '../../../contract/document.ts'
import { drawArch } from './arch.ts'
import { drawClassic } from './classic.ts'
import { drawClear } from './clear.ts'

const DESIGNS = { arch: drawArch, classic: drawClassic, clear: drawClear }

/** Renders a CV as a tagged PDF in its design; `photo` is a JPEG. */
export function drawPdf(document: CvDocument, photo: Buffer | undefined): Promise<Buffer> {
  return DESIGNS[document.design](document, photo)
}
