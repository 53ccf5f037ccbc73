import * as z from 'zod/mini'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { projectSlug } from '../projects.endpoints.ts'
import { version } from './money-schemas.ts'

export const FILE_KINDS = ['picture', 'pdf'] as const
export const PAPER_LIMIT = UPLOAD_LIMIT
export const PAPER_UPLOADS = [...UPLOAD_TYPES, 'application/pdf']
export const RECEIPTS_MAX = 5
const NAME_MAX = 160

export const paper = z.strictObject({
  id: uuid,
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  size: z.int(),
  /** SHA-256 of its bytes, as computed from the downloaded file; empty for older files. */
  digest: z.string(),
})
export type Paper = z.output<typeof paper>

const named = z.strictObject({ name: visibleWords(NAME_MAX) })

export const uploadReceipt = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/entries/{id}/receipts/{file}',
  summary: 'Uploads a photo or PDF of the receipt of an expense; its id is made by the device',
  params: z.strictObject({ slug: projectSlug, id: uuid, file: uuid }),
  query: named,
  upload: { types: PAPER_UPLOADS, limit: PAPER_LIMIT },
  response: paper,
})

export const uploadSigned = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/agreement/files/{file}',
  summary:
    'Uploads the issued contract with the signatures of the team, as PDF or a photo; what was there before gives way',
  params: z.strictObject({ slug: projectSlug, file: uuid }),
  query: named,
  upload: { types: PAPER_UPLOADS, limit: PAPER_LIMIT },
  response: paper,
})

export const uploadSignedAmendment = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/agreement/amendments/{version}/files/{file}',
  summary:
    'Uploads an amendment of the contract with the signatures of the team, as PDF or a photo; what was there before gives way',
  params: z.strictObject({ slug: projectSlug, version, file: uuid }),
  query: named,
  upload: { types: PAPER_UPLOADS, limit: PAPER_LIMIT },
  response: paper,
})

const one = z.strictObject({ slug: projectSlug, file: uuid })

export const getPaper = endpoint({
  method: 'GET',
  path: '/api/projects/{slug}/files/{file}',
  limit: { times: 240, seconds: 60 },
  summary: 'A receipt or a signed contract, for the team, the board of the bank and staff',
  params: one,
  status: 200,
})

export const removePaper = endpoint({
  method: 'DELETE',
  path: '/api/projects/{slug}/files/{file}',
  summary:
    'Takes a receipt away again while the project runs, or a signed copy of what is not marked as signed',
  params: one,
})
