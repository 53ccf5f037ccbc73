import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import type { AgreementDocument } from './agreement-document.ts'

/** Draws a contract or an amendment in a worker. */
export const drawInPool = drawingPool<AgreementDocument>({
  name: 'agreements',
  script: new URL('./draw.worker.ts', import.meta.url),
})
