import * as z from 'zod/mini'
import { line } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { SEARCH_ICONS } from '#platform/contract/search-icons.ts'

export const HITS_PER_KIND = 5

/** A result; `text` says what or where it is, `photo` is the address of a face or mark. */
const searchHit = z.strictObject({
  title: z.string(),
  text: z.string(),
  path: z.string(),
  icon: z.enum(SEARCH_ICONS),
  photo: z.nullable(z.string()),
})
export const searchHits = z.array(searchHit)

export const searchEverything = endpoint({
  method: 'GET',
  path: '/api/search',
  impersonation: 'reads',
  summary: 'The first five of every sort of things that fit what a member typed, in the language of the call',
  query: z.strictObject({
    query: line(100).check(z.minLength(2)),
  }),
  response: z.strictObject({
    kinds: z.array(
      z.strictObject({
        id: z.string(),
        /** In the words of its feature. */
        title: z.string(),
        hits: searchHits,
      }),
    ),
  }),
})
