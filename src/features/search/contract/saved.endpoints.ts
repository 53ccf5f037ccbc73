import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { criteriaInput } from './search.endpoints.ts'

export const FREQUENCIES = ['off', 'instant', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const SAVED_MAX = 20
export const NAME_MAX = 80

const name = words(NAME_MAX).check(z.regex(/\S/))
const frequency = z.enum(FREQUENCIES)

const saved = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Of the search as an address has it: `q=…&kind=…`. */
  query: z.string(),
  frequency,
  createdAt: isoDateTime,
})
export type Saved = z.output<typeof saved>

const one = z.strictObject({ id: uuid })

export const listSaved = endpoint({
  method: 'GET',
  path: '/api/saved-searches',
  impersonation: 'reads',
  summary: 'The searches that the signed-in person keeps, the newest first',
  response: z.strictObject({ items: z.array(saved) }),
})

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Keeps a search and says how often to tell of what is new in it',
  body: z.strictObject({ name, frequency, criteria: z.strictObject(criteriaInput) }),
  response: saved,
  status: 201,
})

export const getSaved = endpoint({
  method: 'GET',
  path: '/api/saved-searches/{id}',
  impersonation: 'reads',
  summary: 'One kept search',
  params: one,
  response: saved,
})

export const updateSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/saved-searches/{id}',
  summary: 'Renames a kept search or changes how often it tells of what is new',
  params: one,
  body: z.strictObject({ name: z.optional(name), frequency: z.optional(frequency) }),
  response: saved,
})

export const removeSaved = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/{id}',
  summary: 'Forgets a kept search',
  params: one,
})

export const endAlerts = endpoint({
  method: 'POST',
  path: '/api/saved-searches/stop',
  summary: 'Ends the mails of one kept search, by the link that stands in each of them',
  body: z.strictObject({ token: z.string().check(z.maxLength(200), z.regex(/^[\w-]+\.[\w-]+$/)) }),
  response: z.strictObject({ name: z.string() }),
})
