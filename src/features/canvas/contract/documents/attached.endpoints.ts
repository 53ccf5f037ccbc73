import * as z from 'zod/mini'
import { boxId } from '#features/calls/contract/values.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { canvas } from '../canvas.endpoints.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** By file extension; pictures are re-encoded. */
export const DOCUMENT_TYPES = { pdf: 'application/pdf', docx: DOCX } as const
export const ATTACHED_TYPES = [...UPLOAD_TYPES, ...Object.values(DOCUMENT_TYPES)]
export const ATTACHED_LIMIT = UPLOAD_LIMIT
export const ATTACHED_MAX = 20
export const ATTACHED_NAME_MAX = 160

const params = z.strictObject({ id: uuid, document: uuid })
const name = words(ATTACHED_NAME_MAX).check(z.regex(/\S/))
const TEAM = { none: 'A team that writes one application together stays one, as do its papers.' }

export const saveDocument = endpoint({
  method: 'PUT',
  path: '/api/canvases/{id}/documents/{document}',
  summary: 'Puts a file into an application, or in the place of another; its id is made by the device',
  params,
  query: z.strictObject({ slot: boxId, name, replaces: z.optional(uuid) }),
  upload: { types: ATTACHED_TYPES, limit: ATTACHED_LIMIT },
  blocks: TEAM,
  response: canvas,
})

export const updateDocumentName = endpoint({
  method: 'PATCH',
  path: '/api/canvases/{id}/documents/{document}',
  summary: 'Gives a file of an application another name; the end of its name stays',
  params,
  body: z.strictObject({ name }),
  blocks: TEAM,
  response: canvas,
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/canvases/{id}/documents/{document}',
  summary: 'Takes a file out of an application that is not sent yet',
  params,
  blocks: TEAM,
  response: canvas,
})

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/canvases/{id}/documents/{document}',
  limit: { times: 240, seconds: 60 },
  summary: 'A file of an application, for its team',
  params,
  blocks: TEAM,
  status: 200,
})
