import * as z from 'zod/mini'
import { line } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const ADDRESS_MAX = 400
const address = line(ADDRESS_MAX).check(z.minLength(1))

const redirect = z.strictObject({
  id: uuid,
  path: z.string(),
  /** Where it leads; null while its article is read by nobody. */
  target: z.nullable(z.string()),
  /** Whether it came with the import of an article. */
  isImported: z.boolean(),
  hits: z.int(),
  hitAt: z.nullable(isoDateTime),
  createdAt: isoDateTime,
})
export type Redirect = z.output<typeof redirect>

export const listRedirects = endpoint({
  method: 'GET',
  path: '/api/admin/redirects',
  summary: 'Old addresses and where they lead, the newest first; found by a part of the address',
  query: z.strictObject({
    q: z.optional(z.string().check(z.maxLength(100))),
    after: z.optional(cursor),
  }),
  response: z.strictObject({ redirects: z.array(redirect), next: z.nullable(z.string()) }),
})

export const addRedirect = endpoint({
  method: 'POST',
  path: '/api/admin/redirects',
  summary: 'Leads an old address on to a page of ours; one that leads back to itself is refused',
  body: z.strictObject({ path: address, target: address }),
  status: 200,
  response: z.strictObject({ id: uuid }),
})

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: '/api/admin/redirects/{id}',
  summary: 'Leads an old address on no longer',
  params: z.strictObject({ id: uuid }),
})
