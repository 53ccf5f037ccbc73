import * as z from 'zod/mini'
import { pictureFile } from '#features/library/contract/pictures.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { content } from './content.ts'

export const publicPage = z.strictObject({
  slug: z.string(),
  content,
  /** The pictures that its blocks name. */
  pictures: z.array(pictureFile),
  /** Its time is over: it has no blocks any more, and leads elsewhere where `leadsTo` says so. */
  ended: z.boolean(),
  updatedAt: isoDateTime,
})
export type PublicPage = z.output<typeof publicPage>

export const getPage = endpoint({
  method: 'GET',
  path: '/api/public/pages/{slug}',
  summary: 'A page as visitors read it, by any address it ever had; `slug` in the answer is the present one',
  params: z.strictObject({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)) }),
  response: publicPage,
  blocks: { none: 'Pages are of the house, and read by people without an account too.' },
})
