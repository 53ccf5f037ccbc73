import * as z from 'zod/mini'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

/** A path of this site, with an optional fragment. */
const path = z.string().check(z.startsWith('/'))

const step = z.strictObject({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  path,
  /** How soon it is due, where that is near. */
  due: z.nullable(z.string()),
  /** By which rule it comes first. */
  why: z.string(),
  /** The progress of a step with parts of its own. */
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
  /** `look`: the person should check whether they want it so. */
  state: z.enum(['fine', 'look']),
  path,
})

export const CHANGES_MOST = 5

const change = z.strictObject({
  id: z.string(),
  /** The strong beginning of the sentence; may be empty. */
  lead: z.string(),
  text: z.string(),
  path,
  at: isoDateTime,
  /** The person or the organisation that it comes from. */
  face: z.nullable(
    z.strictObject({ name: z.string(), picture: z.nullable(z.string()), isOrganisation: z.boolean() }),
  ),
})
export type Change = z.output<typeof change>

/** The server stores the names of cards without knowing them, because every feature may add cards. */
const cards = z.array(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))).check(z.maxLength(50))
/** The member's order of cards and the hidden ones; a card that is missing keeps its initial place. */
export const layout = z.strictObject({ cards, hidden: cards })

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  impersonation: 'reads',
  blocks: 'hides',
  summary:
    'What the signed-in person may do next, what has changed since they were there, how complete the profile is and how safe the account; in the language of the call',
  response: z.strictObject({
    firstName: z.string(),
    /** The step that helps most now; null when nothing is left to do. */
    step: z.nullable(step),
    /** What has changed since the visit before, the newest first; null when nothing has. */
    since: z.nullable(
      z.strictObject({ at: isoDateTime, rows: z.array(change).check(z.maxLength(CHANGES_MOST)) }),
    ),
    /** The parts of a profile, the most useful first. */
    pieces: z.array(piece),
    facts: z.array(fact),
    interests: z.array(z.enum(INTERESTS)),
    layout,
    /** Whether the start card is shown: no skills are listed yet, and it was not dismissed. */
    start: z.boolean(),
    /** Cards that have nothing to show yet; members who arranged their cards still see them. */
    quiet: cards,
  }),
})

export type Dashboard = z.output<typeof getDashboard.response & object>
export type DashboardFact = z.output<typeof fact>
