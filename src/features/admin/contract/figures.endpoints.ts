import * as z from 'zod/mini'
import { AREAS, MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

const count = z.int()

/** Without a place the whole country, whoever has not said where they live included. */
const place = {
  area: z.optional(z.enum(AREAS)),
  municipality: z.optional(z.enum(MUNICIPALITY_IDS)),
}

const people = z.strictObject({
  members: count,
  onboarded: count,
  admins: count,
})

export const listFigures = endpoint({
  method: 'GET',
  path: '/api/admin/overview/figures',
  summary: 'What is counted by week over twelve weeks, of one place or of all, as far as the scopes reach',
  query: z.strictObject(place),
  response: z.strictObject({
    /** Mondays in Sarajevo, the week that lasts is the last. */
    weeks: z.array(z.iso.date()),
    /** Of all places; for admins with the scope `users`. */
    people: z.nullable(people),
    figures: z.array(z.strictObject({ id: z.string(), counts: z.array(count) })),
  }),
})

export const BEHIND_LIMIT = 100

export const getFigure = endpoint({
  method: 'GET',
  path: '/api/admin/overview/figures/{figure}',
  summary: 'What is behind the number of one week: people, things, or places with their share; 100 at most',
  params: z.strictObject({ figure: z.string().check(z.regex(/^[a-z-]{1,40}$/)) }),
  query: z.strictObject({ ...place, week: z.iso.date() }),
  response: z.strictObject({
    rows: z.array(
      z.strictObject({
        name: z.string(),
        path: z.nullable(z.string()),
        at: z.nullable(isoDateTime),
        count: z.nullable(count),
      }),
    ),
    /** There are more than are shown. */
    more: z.boolean(),
  }),
})

export type Figures = z.output<NonNullable<typeof listFigures.response>>
export type FigurePlace = z.output<z.ZodMiniObject<typeof place>>
