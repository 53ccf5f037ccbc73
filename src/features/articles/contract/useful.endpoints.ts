import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

const params = z.strictObject({ id: uuid })
const marked = z.strictObject({ count: z.int(), isMine: z.boolean() })
const PUBLIC = { none: 'Articles are public, and nobody is named by how many found one useful.' } as const

export const getUseful = endpoint({
  method: 'GET',
  path: '/api/articles/{id}/useful',
  summary: 'How many members found an article useful, and whether one is among them',
  params,
  response: marked,
  blocks: PUBLIC,
})

export const saveUsefulMark = endpoint({
  method: 'PUT',
  path: '/api/articles/{id}/useful',
  summary: 'Says that an article was useful, or takes that back',
  params,
  body: z.strictObject({ isUseful: z.boolean() }),
  response: marked,
  blocks: PUBLIC,
})
