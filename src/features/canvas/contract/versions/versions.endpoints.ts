import * as z from 'zod/mini'
import { applicationContent } from '#features/calls/contract/application-content.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

const params = z.strictObject({ id: uuid })

const TEAM = {
  none: 'A team that writes one application together stays one, as does everybody’s view of it.',
}

/** `restored`: saved automatically before a restore; `submitted`: the submission. Those have no name. */
export const VERSION_KINDS = ['named', 'restored', 'submitted'] as const

const version = z.strictObject({
  id: uuid,
  kind: z.enum(VERSION_KINDS),
  name: z.string(),
  /** Null once the account has ended. */
  author: z.nullable(z.string()),
  createdAt: isoDateTime,
})
export type Version = z.output<typeof version>

const wholeVersion = z.extend(version, {
  content: applicationContent,
  /** The shared document of that time: base64 of the bytes of Yjs. */
  state: z.string(),
})
export type WholeVersion = z.output<typeof wholeVersion>

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/canvases/{id}/versions',
  limit: { times: 120, seconds: 60 },
  summary: 'What the team has kept of its application, the newest first',
  params,
  blocks: TEAM,
  response: z.strictObject({ items: z.array(version) }),
})

export const createVersion = endpoint({
  method: 'POST',
  path: '/api/canvases/{id}/versions',
  limit: { times: 20, seconds: 60 },
  summary: 'Keeps the application as it is now; without a name it is the one before a restoration',
  params,
  body: z.strictObject({ name: z.nullable(words(80).check(z.regex(/\S/))) }),
  status: 201,
  response: z.strictObject({ id: uuid }),
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/canvases/{id}/versions/{version}',
  limit: { times: 60, seconds: 60 },
  summary: 'The application as it was then, to read and to restore',
  params: z.strictObject({ id: uuid, version: uuid }),
  blocks: TEAM,
  response: wholeVersion,
})
