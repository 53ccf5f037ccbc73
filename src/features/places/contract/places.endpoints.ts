import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { AREAS, MUNICIPALITY_IDS } from './municipalities.ts'

export const listMunicipalities = endpoint({
  method: 'GET',
  path: '/api/places/municipalities',
  impersonation: 'reads',
  summary:
    'Municipalities of Bosnia and Herzegovina: all, or those whose name or postal code begins with the query, in any script',
  query: z.strictObject({ query: z.optional(z.string().check(z.maxLength(60))) }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.enum(MUNICIPALITY_IDS),
        latin: z.string(),
        /** The displayed name: two places with one name each add their entity. */
        name: z.string(),
        cyrillic: z.string(),
        postalCode: z.nullable(z.string()),
        entity: z.enum(['FBiH', 'RS', 'BD']),
        area: z.enum(AREAS),
        areaName: z.string(),
      }),
    ),
  }),
})
