import * as z from 'zod/mini'
import { pictureFile } from '#features/library/contract/pictures.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { card, offeringOrganisation, texts } from './card.ts'
import { anyDetails } from './details.ts'
import { CLOSED_REASONS, CONTRACTS, IMPORTANCES, KINDS, MODES, ONLY_FOR } from './kinds.ts'
import { POSTING } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'

const bodyText = richTextSchema(POSTING)

const namedSkill = z.strictObject({ id: uuid, name: texts })

const publicSkill = z.strictObject({
  ...namedSkill.shape,
  importance: z.enum(IMPORTANCES),
  level: z.nullable(z.enum(SKILL_LEVELS)),
})

/** An opportunity as the public sees it; a closed one states the reason. */
export const publicOpportunity = z.strictObject({
  id: uuid,
  slug: z.string(),
  kind: z.enum(KINDS),
  open: z.boolean(),
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  title: texts,
  summary: texts,
  body: z.strictObject({ bhs: bodyText, en: bodyText }),
  /** The pictures that its text names. */
  pictures: z.array(pictureFile),
  organisation: z.strictObject({
    ...offeringOrganisation.shape,
    /** Days within which it promises an answer; null if it has no page here. */
    replyDays: z.nullable(z.int()),
    /** Answers on time among the last due ones; null before any was due. */
    replies: z.nullable(z.strictObject({ due: z.int(), inTime: z.int() })),
  }),
  municipalities: z.array(z.string()),
  mode: z.enum(MODES),
  languages: z.array(z.enum(LANGUAGES)),
  amountMin: z.nullable(z.number()),
  amountMax: z.nullable(z.number()),
  amountNet: z.boolean(),
  contract: z.nullable(z.enum(CONTRACTS)),
  firstJob: z.boolean(),
  onlyFor: z.nullable(z.enum(ONLY_FOR)),
  vacancies: z.nullable(z.int()),
  deadline: z.nullable(isoDateTime),
  startsAt: z.nullable(isoDateTime),
  endsAt: z.nullable(isoDateTime),
  publishedAt: isoDateTime,
  changedAt: isoDateTime,
  details: anyDetails,
  applyHere: z.boolean(),
  externalUrl: z.nullable(z.string()),
  /** The page of the product for applying, where it is not an application here. */
  applyPath: z.nullable(z.string()),
  contact: z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }),
  sourceUrl: z.nullable(z.string()),
  skills: z.array(publicSkill),
  similar: z.array(card),
  /** The server's clock, for the time left. */
  now: isoDateTime,
})
export type PublicOpportunity = z.output<typeof publicOpportunity>

export const getPublicOpportunity = endpoint({
  method: 'GET',
  path: '/api/public/opportunities/{slug}',
  partner: 'opportunities',
  impersonation: 'reads',
  summary: 'A published or closed opportunity, as everybody reads it',
  blocks: {
    none: 'It is public, and names people only as authors of its pictures, as their licences require.',
  },
  params: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: publicOpportunity,
})

/** The required skills by the member's abilities: had, nearly had (through which skill), missing. */
export const match = z.strictObject({
  have: z.array(namedSkill),
  near: z.array(z.strictObject({ ...namedSkill.shape, by: z.nullable(texts) })),
  /** Each with an open training that teaches it, if there is one. */
  missing: z.array(
    z.strictObject({
      ...namedSkill.shape,
      training: z.nullable(z.strictObject({ slug: z.string(), title: texts })),
    }),
  ),
})
export type Match = z.output<typeof match>
