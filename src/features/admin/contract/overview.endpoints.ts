import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'

const count = z.int()

/** Figures about members; there for admins with the scope `users`. */
const people = z.strictObject({
  members: count,
  onboarded: count,
  /** Used within the last seven days. */
  active: count,
  admins: count,
  /** One entry per day in Sarajevo, oldest first, today last. */
  signUps: z.array(z.strictObject({ day: z.iso.date(), count })),
})

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Who the admin is to the console, and the figures that their scopes let them see',
  response: z.strictObject({
    name: z.string(),
    globalAdmin: z.boolean(),
    scopes: z.array(z.string()),
    people: z.nullable(people),
  }),
})

export type Overview = z.output<typeof getOverview.response & object>
export type People = z.output<typeof people>
