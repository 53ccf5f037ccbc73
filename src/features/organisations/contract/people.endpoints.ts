import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { ROLES } from './kinds.ts'

export const MAX_PEOPLE = 100
export const INVITATION_DAYS = 14

const idParam = z.strictObject({ id: uuid })
const role = z.enum(ROLES)

const person = z.strictObject({
  id: uuid,
  name: z.string(),
  /** For owners only. */
  email: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  role,
  since: isoDateTime,
  isYou: z.boolean(),
})
export type OrganisationPerson = z.output<typeof person>

const invitation = z.strictObject({ id: uuid, email: z.string(), role, expiresAt: isoDateTime })

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/organisations/{id}/people',
  impersonation: 'reads',
  blocks: { none: 'People of one organisation work together in it, and a block is between two persons.' },
  summary: 'Who belongs to an organisation; owners also see addresses and whom they have asked',
  params: idParam,
  response: z.strictObject({ people: z.array(person), invitations: z.array(invitation) }),
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/organisations/{id}/invitations',
  summary: 'Asks somebody by mail to join; who has no account registers first. Asking again sends a new link',
  params: idParam,
  body: z.strictObject({ email: emailInput, role }),
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/organisations/{id}/invitations/{invitation}',
  summary: 'Takes an invitation back; its link is worth nothing from then on',
  params: z.strictObject({ id: uuid, invitation: uuid }),
})

export const updateRole = endpoint({
  method: 'PUT',
  path: '/api/organisations/{id}/people/{person}',
  blocks: { none: 'People of one organisation work together in it, and a block is between two persons.' },
  summary: 'Gives somebody another role; the last owner stays one',
  params: z.strictObject({ id: uuid, person: uuid }),
  body: z.strictObject({ role }),
})

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/organisations/{id}/people/{person}',
  blocks: { none: 'People of one organisation work together in it, and a block is between two persons.' },
  summary: 'Takes somebody out, or leaves oneself; the last owner cannot',
  params: z.strictObject({ id: uuid, person: uuid }),
})

/** 256 random bits in base64url. */
export const invitationToken = z.string().check(z.regex(/^[\w-]{43}$/))

export const previewInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/look',
  summary: 'What a mailed invitation asks; looking uses nothing up',
  body: z.strictObject({ token: invitationToken }),
  response: z.strictObject({ id: uuid, organisation: z.string(), slug: z.string(), email: z.string(), role }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/my/invitations/{id}/accept',
  summary: 'Joins the organisation that has asked the address of the account',
  params: idParam,
  response: z.strictObject({ slug: z.string() }),
})

export const declineInvitation = endpoint({
  method: 'DELETE',
  path: '/api/my/invitations/{id}',
  summary: 'Says no to an invitation to the address of the account',
  params: idParam,
})
