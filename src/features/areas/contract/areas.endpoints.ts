import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

export const REASON_MAX = 300
const ID = /^[a-zA-Z]{2,40}$/

const area = z.strictObject({
  id: z.string(),
  /** In the reader's language. */
  title: z.string(),
  hint: z.string(),
  /** Null while it is on. */
  since: z.nullable(isoDateTime),
  /** Null also where the account of whoever it was is gone. */
  by: z.nullable(z.string()),
})
export type AreaRow = z.output<typeof area>

export const listAreas = endpoint({
  method: 'GET',
  path: '/api/admin/areas',
  summary: 'The areas of the product that can be switched off, and which of them rest',
  response: z.strictObject({ areas: z.array(area) }),
})

export const updateArea = endpoint({
  method: 'PUT',
  path: '/api/admin/areas/{id}',
  summary: 'Switches an area off or on, at once and on every instance; nothing is deleted',
  limit: { times: 60, seconds: 3600 },
  params: z.strictObject({ id: z.string().check(z.regex(ID)) }),
  body: z.strictObject({ isResting: z.boolean(), reason: z.optional(words(REASON_MAX)) }),
})
