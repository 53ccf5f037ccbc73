import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { organisationCard } from './cards.ts'
import { details, nameInput, slugParam, websiteInput } from './inputs.ts'
import { KINDS, REASONS, ROLES, VERIFICATIONS } from './kinds.ts'

const idParam = z.strictObject({ id: uuid })

export const createOrganisation = endpoint({
  method: 'POST',
  path: '/api/organisations',
  summary: 'Founds an organisation here; who calls becomes its owner',
  body: z.strictObject({
    name: nameInput,
    kind: z.enum(KINDS),
    municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
    website: websiteInput,
  }),
  status: 201,
  response: z.strictObject({ id: uuid, slug: z.string() }),
})

/** The state of the verification. */
const check = z.strictObject({
  state: z.enum(VERIFICATIONS),
  askedAt: z.nullable(isoDateTime),
  verifiedAt: z.nullable(isoDateTime),
  /** The domain of the website, which a mailbox there would prove; null without an own website. */
  domain: z.nullable(z.string()),
  domainProved: z.boolean(),
  /** The reason of the last refusal or suspension by staff. */
  reason: z.nullable(z.enum(REASONS)),
  note: z.string(),
})

const ownOrganisation = z.strictObject({
  id: uuid,
  slug: z.string(),
  role: z.enum(ROLES),
  details,
  /** Sent back as `If-Match`. */
  version: z.string(),
  logo: z.nullable(z.string()),
  suspended: z.boolean(),
  check,
})
export type OwnOrganisation = z.output<typeof ownOrganisation>

export const getOrganisation = endpoint({
  method: 'GET',
  path: '/api/organisations/{id}',
  impersonation: 'reads',
  summary: 'An organisation as its own people see it, by id or by the last part of its address',
  params: z.strictObject({ id: slugParam }),
  response: ownOrganisation,
})

export const updateOrganisation = endpoint({
  method: 'PUT',
  path: '/api/organisations/{id}',
  summary:
    'Keeps what owners and editors write about it; If-Match refuses what another device has changed since. A new name, domain or register number is checked anew',
  params: idParam,
  body: details,
  response: ownOrganisation,
})

export const uploadLogo = endpoint({
  method: 'PUT',
  path: '/api/organisations/{id}/logo',
  summary: 'Puts up a logo: drawn anew in three sizes on white, without what was written into the file',
  params: idParam,
  upload: { types: UPLOAD_TYPES, limit: UPLOAD_LIMIT },
  response: z.strictObject({ logo: z.string() }),
})

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/organisations/{id}/logo',
  summary: 'Takes the logo down',
  params: idParam,
})

const invitation = z.strictObject({
  id: uuid,
  organisation: z.string(),
  role: z.enum(ROLES),
  expiresAt: isoDateTime,
})
export type OwnInvitation = z.output<typeof invitation>

export const listOwnOrganisations = endpoint({
  method: 'GET',
  path: '/api/my/organisations',
  impersonation: 'reads',
  summary: 'The organisations one belongs to, and those that ask one to join',
  response: z.strictObject({
    organisations: z.array(
      z.strictObject({ card: organisationCard, role: z.enum(ROLES), state: z.enum(VERIFICATIONS) }),
    ),
    invitations: z.array(invitation),
  }),
})
