import * as z from 'zod/mini'
import { publicCall } from '#features/calls/contract/calls.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { canvas } from '../canvas.endpoints.ts'

const params = z.strictObject({ id: uuid })

export const inviteConnection = endpoint({
  method: 'PUT',
  path: '/api/canvases/{id}/invitations/{person}',
  summary: 'Asks a connection into the team, or to its side as a mentor; they decide',
  params: z.strictObject({ id: uuid, person: uuid }),
  body: z.strictObject({ mentor: z.boolean() }),
  blocks: 'refuses',
  response: canvas,
})

const invitation = z.strictObject({
  /** The application. */
  id: uuid,
  title: z.string(),
  call: z.strictObject({ slug: z.string(), title: publicCall.shape.content.shape.title }),
  deadline: z.nullable(isoDateTime),
  mentor: z.boolean(),
  /** The person who invites. */
  person: z.strictObject({ id: uuid, name: z.string() }),
  /** The reason why the member cannot join, in their language. */
  obstacle: z.nullable(z.string()),
})
export type InvitationToMe = z.output<typeof invitation>

const range = z.strictObject({ min: z.int(), max: z.int() })

const membership = z.strictObject({
  /** The application, for somebody who is in its team already. */
  id: z.nullable(uuid),
  mentor: z.boolean(),
  /** The name of the person who invites. */
  by: z.string(),
  title: z.string(),
  call: z.strictObject({ slug: z.string(), title: publicCall.shape.content.shape.title }),
  bank: z.nullable(z.string()),
  deadline: z.nullable(isoDateTime),
  until: isoDateTime,
  team: z.array(z.strictObject({ name: z.string(), lead: z.boolean() })),
  ages: z.nullable(range),
  /** The call lets a person be in one team only. */
  onlyOne: z.boolean(),
  /** The reason why the member cannot join, in their language. */
  obstacle: z.nullable(z.string()),
  /** The member's application of another team to the same call. */
  other: z.nullable(uuid),
})
export type Membership = z.output<typeof membership>

export const previewMembership = endpoint({
  method: 'POST',
  path: '/api/canvas-memberships/preview',
  limit: { times: 120, seconds: 3600 },
  summary: 'What a link into a team asks and who is there; looking joins nothing and uses nothing up',
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  response: membership,
})

const linkInvitation = z.omit(membership, { id: true, title: true, team: true, other: true })
export type LinkInvitation = z.output<typeof linkInvitation>

export const getInvitationByLink = endpoint({
  method: 'POST',
  path: '/api/canvas-memberships/look',
  limit: { times: 120, seconds: 3600 },
  summary:
    'Who invites by a link into a team and to which call, for visitors, who learn nothing of the application',
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  response: linkInvitation,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/canvas-invitations',
  summary: 'Teams that ask the member to come in, the last one first, 20 at most',
  blocks: 'hides',
  response: z.strictObject({ items: z.array(invitation) }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/canvas-invitations/{id}/acceptance',
  summary: 'Goes into a team that has asked the member, or to its side',
  params,
  blocks: 'refuses',
  response: z.strictObject({ id: uuid }),
})

export const declineInvitation = endpoint({
  method: 'DELETE',
  path: '/api/canvas-invitations/{id}',
  summary: 'Does not go into a team that has asked; nobody is told',
  params,
})
