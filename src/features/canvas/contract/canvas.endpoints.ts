import * as z from 'zod/mini'
import { applicationContent } from '#features/calls/contract/application-content.ts'
import { publicCall } from '#features/calls/contract/calls.endpoints.ts'
import { birthdayInput } from '#features/account/contract/inputs.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { changeRequest } from './changes/changes-schema.ts'
import { canvasState } from './state/canvas-state.ts'
import { PLACE_MAX } from './carets.ts'
import { TITLE_MAX } from './title-length.ts'

/** A page may have been open, or an application offline on a device, for weeks. */
const MOST_ELAPSED_MS = 24 * 86_400_000
const params = z.strictObject({ id: uuid })
/** One or several updates of the shared document: base64 of the bytes of Yjs. */
const update = z.string().check(z.minLength(4), z.maxLength(240_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
const seq = z.int().check(z.minimum(0))
/** The signed time that the server last gave to this canvas, and the milliseconds since then on the device. */
const clock = z.strictObject({
  stamp: z.string().check(z.maxLength(120)),
  elapsed: z.int().check(z.minimum(0), z.maximum(MOST_ELAPSED_MS)),
})

const place = z.string().check(z.minLength(2), z.maxLength(PLACE_MAX))

const teamMate = z.strictObject({
  id: uuid,
  name: z.string(),
  lead: z.boolean(),
  age: z.nullable(z.int()),
  elsewhere: z.boolean(),
  confirmedAt: z.nullable(isoDateTime),
  /** Boxes that have changed since this person confirmed. */
  changed: z.array(z.string()),
})
export type TeamMate = z.output<typeof teamMate>

const submission = z.strictObject({
  arrivedAt: isoDateTime,
  countedAt: isoDateTime,
  digest: z.string(),
  content: applicationContent,
})

/** A file of the application. */
export const attached = z.strictObject({
  id: uuid,
  slot: z.string(),
  name: z.string(),
  size: z.int(),
})
export type Attached = z.output<typeof attached>

/** An open invitation: a link for anybody who has it, an email to one address, or a request to a connection. */
const waitingInvitation = z.strictObject({
  id: uuid,
  kind: z.enum(['link', 'mail', 'connection']),
  mentor: z.boolean(),
  /** The invited person; null for a link. */
  to: z.nullable(z.string()),
  by: z.string(),
  until: isoDateTime,
  /** The people who joined by it and are still there. */
  came: z.array(z.string()),
})
export type WaitingInvitation = z.output<typeof waitingInvitation>

export const canvas = z.strictObject({
  id: uuid,
  call: publicCall,
  title: z.string(),
  state: canvasState,
  me: uuid,
  /** A mentor reads and comments, and writes nothing. */
  role: z.enum(['member', 'mentor']),
  born: z.nullable(z.string()),
  team: z.array(teamMate),
  mentors: z.array(z.strictObject({ id: uuid, name: z.string() })),
  /** Invited connections who have not answered; visible to the team only. */
  invited: z.array(z.strictObject({ id: uuid, name: z.string(), mentor: z.boolean() })),
  /** All open invitations, including these; visible to the team only. */
  waiting: z.array(waitingInvitation),
  documents: z.array(attached),
  seq,
  stamp: z.string(),
  /** The submission that counts: the first, or the answer to the board's request for changes. */
  submission: z.nullable(submission),
  changes: z.nullable(
    z.strictObject({ ...changeRequest.shape, /** Once answered. */ first: z.nullable(submission) }),
  ),
})
export type Canvas = z.output<typeof canvas>

const TEAM = {
  none: 'A team that writes one application together stays one, as does everybody’s view of it.',
}

export const listCanvases = endpoint({
  method: 'GET',
  path: '/api/canvases',
  impersonation: 'reads',
  summary: 'Grant applications of the member’s teams, the last changed first, 50 at most',
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        id: uuid,
        title: z.string(),
        call: z.strictObject({ slug: z.string(), title: publicCall.shape.content.shape.title }),
        deadline: z.nullable(isoDateTime),
        team: z.int(),
        mentor: z.boolean(),
        updatedAt: isoDateTime,
        state: canvasState,
        /** The board's deadline for changes. */
        changesUntil: z.nullable(isoDateTime),
      }),
    ),
  }),
})

export const startCanvas = endpoint({
  method: 'POST',
  path: '/api/canvases',
  limit: { times: 60, seconds: 3600 },
  summary: 'Begins an application for a call, or gives the one of the member’s team',
  body: z.strictObject({ call: z.string().check(z.maxLength(120)) }),
  status: 201,
  response: z.strictObject({ id: uuid }),
})

export const getCanvas = endpoint({
  method: 'GET',
  path: '/api/canvases/{id}',
  limit: { times: 120, seconds: 60 },
  summary: 'An application of one’s team: its call, its people and who has confirmed what',
  params,
  blocks: TEAM,
  response: canvas,
})

export const getUpdates = endpoint({
  method: 'GET',
  path: '/api/canvases/{id}/updates',
  limit: { times: 900, seconds: 60 },
  summary: 'Updates of the shared document behind one that is known, as one',
  params,
  query: z.strictObject({
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    /** Set on opening: the older part then comes separately, in the dense form of Yjs (V2). */
    open: z.optional(z.literal('1')),
  }),
  response: z.strictObject({
    snapshot: z.optional(z.nullable(z.string())),
    update: z.nullable(z.string()),
    seq,
  }),
})

export const addUpdate = endpoint({
  method: 'POST',
  path: '/api/canvases/{id}/updates',
  limit: { times: 240, seconds: 60 },
  summary: 'Adds to the shared document; answered once it is kept, and it may come twice without harm',
  params,
  body: z.strictObject({ update, title: z.string().check(z.maxLength(TITLE_MAX)) }),
  response: z.strictObject({ seq, stamp: z.string() }),
})

export const sendPresence = endpoint({
  method: 'POST',
  path: '/api/canvases/{id}/presence',
  limit: { times: 240, seconds: 60 },
  summary: 'Tells the team in which box one is, and where one writes in its text',
  params,
  body: z.strictObject({
    box: z.nullable(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))),
    caret: z.optional(z.nullable(z.strictObject({ anchor: place, head: place }))),
    /** True on arrival: it asks the others to send their places. */
    asks: z.optional(z.boolean()),
  }),
})

export const saveBirthday = endpoint({
  method: 'PUT',
  path: '/api/canvases/{id}/birthday',
  limit: { times: 30, seconds: 3600 },
  summary: 'The one date of birth of the member, which rules about ages read; the team sees the age alone',
  params,
  body: z.strictObject({ born: birthdayInput }),
  blocks: TEAM,
  response: canvas,
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/canvases/{id}/invitations',
  summary: 'Makes a link into the team, or to its side for a mentor, or sends one to an address',
  params,
  body: z.strictObject({ email: z.nullable(emailInput), mentor: z.optional(z.boolean()) }),
  response: z.strictObject({ link: z.nullable(z.string()) }),
})

export const createMembership = endpoint({
  method: 'POST',
  path: '/api/canvas-memberships',
  limit: { times: 30, seconds: 3600 },
  summary: 'Joins a team by the link that one was given, or its side as a mentor',
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  response: z.strictObject({ id: uuid }),
})

export const removeTeamMember = endpoint({
  method: 'DELETE',
  path: '/api/canvases/{id}/team/{mate}',
  limit: { times: 60, seconds: 3600 },
  summary: 'Leaves the team or its side; its lead may take others out of it, and anybody a mentor',
  params: z.strictObject({ id: uuid, mate: uuid }),
})

export const endLink = endpoint({
  method: 'DELETE',
  path: '/api/canvases/{id}/links/{link}',
  summary: 'Ends a link into the team or an invitation that waits; its author does so, or the lead',
  params: z.strictObject({ id: uuid, link: uuid }),
  limit: { times: 60, seconds: 3600 },
})

export const confirmCanvas = endpoint({
  method: 'PUT',
  path: '/api/canvases/{id}/confirmation',
  limit: { times: 30, seconds: 60 },
  summary: 'Confirms the application as it is, in one’s own name',
  params,
  body: z.strictObject({ seq, clock }),
  blocks: TEAM,
  response: canvas,
})

export const submitCanvas = endpoint({
  method: 'POST',
  path: '/api/canvases/{id}/submission',
  limit: { times: 30, seconds: 60 },
  summary: 'Sends the application of the team; its lead does so once everybody has confirmed',
  params,
  body: z.strictObject({ seq, clock }),
  blocks: TEAM,
  response: canvas,
})
