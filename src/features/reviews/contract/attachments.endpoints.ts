import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

/** `making`: the text is not extracted yet. The other states say why a file has no text to show. */
export const ATTACHMENT_STATES = [
  'text',
  'making',
  'picture',
  'scanned',
  'sealed',
  'other',
  'damaged',
] as const

/** Characters of one file that a reviewer is given. */
export const ATTACHMENT_MAX = 40_000

const attachment = z.strictObject({
  /** The number of the file in the application. */
  id: z.string(),
  slot: z.string(),
  state: z.enum(ATTACHMENT_STATES),
  text: z.string(),
  /** Pages that are pictures, without words. */
  unread: z.array(z.int()),
  /** The text is longer than the part that is shown. */
  isCut: z.boolean(),
})
export type Attachment = z.output<typeof attachment>

export const listAttachments = endpoint({
  method: 'GET',
  path: '/api/reviews/{id}/attachments',
  limit: { times: 120, seconds: 60 },
  summary:
    'The words of the files of an application, without the names of its team where the call is read blind',
  params: z.strictObject({ id: uuid }),
  blocks: { none: 'the board decides about the application, whoever its people are to each other' },
  response: z.strictObject({ attachments: z.array(attachment) }),
})
