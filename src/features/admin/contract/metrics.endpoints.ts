import * as z from 'zod/mini'
import { AREAS, MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

const count = z.int()

/** Without a place: the whole country, including members who have not said where they live. */
const place = {
  area: z.optional(z.enum(AREAS)),
  municipality: z.optional(z.enum(MUNICIPALITY_IDS)),
}

const people = z.strictObject({
  members: count,
  onboarded: count,
  admins: count,
})

export const listMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/overview/metrics',
  summary: 'What is counted by week over twelve weeks, of one place or of all, as far as the scopes reach',
  query: z.strictObject(place),
  response: z.strictObject({
    /** Mondays in Sarajevo; the last is that of the current week. */
    weeks: z.array(z.iso.date()),
    /** The people of all places, for admins with the scope `users`. */
    people: z.nullable(people),
    metrics: z.array(
      z.strictObject({
        id: z.string(),
        /** The name of the metric, in words of the feature that counts it. */
        title: z.string(),
        note: z.string(),
        /** The same person counts in each week, so the weeks must not be added up. */
        repeats: z.boolean(),
        /** The drill-down lists places only, no people. */
        withoutNames: z.boolean(),
        counts: z.array(count),
      }),
    ),
  }),
})

export const DRILL_DOWN_LIMIT = 100

export const getDrillDown = endpoint({
  method: 'GET',
  path: '/api/admin/overview/metrics/{metric}',
  summary: 'What is behind the number of one week: people, things, or places with their share; 100 at most',
  params: z.strictObject({ metric: z.string().check(z.regex(/^[a-z-]{1,40}$/)) }),
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
    /** There are more than these. */
    more: z.boolean(),
  }),
})

export type Metric = z.output<NonNullable<typeof listMetrics.response>>['metrics'][number]
export type Metrics = z.output<NonNullable<typeof listMetrics.response>>
export type MetricPlace = z.output<z.ZodMiniObject<typeof place>>
