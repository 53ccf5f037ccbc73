import * as z from 'zod/mini'
import { bilingual, line } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { organisationCard } from './cards.ts'
import { ABOUT_LIMIT, slugParam } from './inputs.ts'
import { KINDS } from './kinds.ts'

/** An open opportunity in the list of an organisation's page. */
const opening = z.strictObject({
  slug: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  deadline: z.nullable(isoDateTime),
})
export type Opening = z.output<typeof opening>

/** The record of answers: of the last ones that were due, the number on time. */
const replyRecord = z.strictObject({ due: z.int(), inTime: z.int() })
export type ReplyRecord = z.output<typeof replyRecord>

const publicOrganisation = z.strictObject({
  card: organisationCard,
  about: bilingual(ABOUT_LIMIT),
  address: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  registerNumber: z.nullable(z.string()),
  verifiedAt: z.nullable(isoDateTime),
  /** The domain at which it has proven a mailbox. */
  provedDomain: z.nullable(z.string()),
  /** Null before any answer was due. */
  replies: z.nullable(replyRecord),
  openings: z.array(opening),
  updatedAt: isoDateTime,
})
export type PublicOrganisation = z.output<typeof publicOrganisation>

export const getPublicOrganisation = endpoint({
  method: 'GET',
  path: '/api/public/organisations/{slug}',
  partner: 'opportunities',
  impersonation: 'reads',
  summary: 'An organisation as everybody sees it',
  params: z.strictObject({ slug: slugParam }),
  response: publicOrganisation,
})

export const listPublicOrganisations = endpoint({
  method: 'GET',
  path: '/api/public/organisations',
  partner: 'opportunities',
  impersonation: 'reads',
  summary: 'Verified organisations by name, 30 at a time; `query` finds parts of the name, `after` continues',
  query: z.strictObject({
    query: z.optional(line(100)),
    kind: z.optional(z.enum(KINDS)),
    after: z.optional(uuid),
  }),
  response: z.strictObject({ organisations: z.array(organisationCard), next: z.nullable(uuid) }),
})
