import * as z from 'zod/mini'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** A path of this site, a fragment included. */
const path = z.string().check(z.startsWith('/'))

const step = z.strictObject({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  path,
  /** How far it is, where it has parts of its own. */
  progress: z.nullable(
    z.strictObject({ done: z.int().check(z.minimum(0)), of: z.int().check(z.minimum(1)), text: z.string() }),
  ),
})

const piece = z.strictObject({
  id: z.string(),
  text: z.string(),
  done: z.boolean(),
  path,
})

const fact = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** `look`: the person should have a look whether it is so with their will. */
  state: z.enum(['fine', 'look']),
  path,
})

/** Features bring cards of their own, so the server keeps their names without knowing them. */
const cards = z.array(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))).check(z.maxLength(50))
/** Cards in the order that somebody chose, and those that they hide; one that is not named stands where it does at first. */
export const layout = z.strictObject({ cards, hidden: cards })

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  impersonation: 'reads',
  summary:
    'What the signed-in person may do next, how complete the profile is and how safe the account; in the language of the call',
  response: z.strictObject({
    firstName: z.string(),
    /** The one thing that helps most now; null when nothing is left to do. */
    step: z.nullable(step),
    /** What a profile is made of, the most useful first. */
    pieces: z.array(piece),
    facts: z.array(fact),
    interests: z.array(z.enum(INTERESTS)),
    layout,
    /** Whether the card with which a newcomer begins is shown: nothing is listed yet, and it was not put away. */
    start: z.boolean(),
    /** Cards that have nothing to show yet; whoever arranged the cards sees them all the same. */
    quiet: cards,
  }),
})

export type Dashboard = z.output<typeof getDashboard.response & object>
export type DashboardFact = z.output<typeof fact>
