import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

export const FILE_FORMATS = ['pdf', 'docx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const getCanvasFile = endpoint({
  method: 'GET',
  path: '/api/canvases/{id}/file/{format}',
  limit: { times: 60, seconds: 3600 },
  blocks: { none: 'A team that writes one application together stays one, also on its paper.' },
  summary: 'An application of one’s team as a tagged PDF to sign, or as DOCX to go on writing in',
  params: z.strictObject({ id: uuid, format: z.enum(FILE_FORMATS) }),
  status: 200,
})
