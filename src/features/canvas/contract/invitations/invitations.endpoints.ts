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
})
export type InvitationToMe = z.output<typeof invitation>

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
