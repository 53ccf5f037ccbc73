import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { messageFile } from './files.ts'

/** What people look for again in a conversation: pictures and documents, or links. */
export const SHARED_KINDS = ['files', 'links'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

export const sharedLink = z.strictObject({ text: z.string(), href: z.string(), host: z.string() })

export const listShared = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/shared',
  blocks: {
    none: 'What was written stays with both: in groups, files and links of whom a block severs are left out of it.',
  },
  summary:
    'Pictures and documents, or links, of a conversation that the member has accepted, the newest first',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({
    kind: z.enum(SHARED_KINDS),
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        /** Of the message that it stands in. */
        seq: z.int(),
        sender: z.nullable(uuid),
        sentAt: isoDateTime,
        files: z.array(messageFile),
        links: z.array(sharedLink),
      }),
    ),
    next: z.nullable(z.int()),
  }),
})
