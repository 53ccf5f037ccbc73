import * as z from 'zod/mini'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { provenSkill } from './evidence.endpoints.ts'
import { picture } from './pictures.ts'
import { contents } from './sections.ts'
import { AUDIENCES } from './visibility.ts'

/** A profile as another person sees it, without hidden parts. */
const publicProfile = z.strictObject({
  slug: z.string(),
  name: z.string(),
  photo: z.nullable(picture),
  cover: z.nullable(picture),
  sections: z.strictObject({
    intro: z.optional(contents.intro),
    about: z.optional(contents.about),
    work: z.optional(contents.work),
    education: z.optional(contents.education),
    skills: z.optional(contents.skills),
    languages: z.optional(contents.languages),
    projects: z.optional(contents.projects),
    certificates: z.optional(contents.certificates),
    links: z.optional(contents.links),
  }),
  /** The evidence for the skills, as far as the viewer may see it; skills without any are left out. */
  evidence: z.array(provenSkill),
  interests: z.array(z.enum(INTERESTS)),
  updatedAt: isoDateTime,
})
export type PublicProfile = z.output<typeof publicProfile>

/** The profile of a member, with the data for getting in touch. */
const publicMember = z.strictObject({ ...publicProfile.shape, id: uuid, isYou: z.boolean() })
export type PublicMember = z.output<typeof publicMember>

export const previewProfile = endpoint({
  method: 'GET',
  path: '/api/profile/preview',
  impersonation: 'reads',
  summary: 'The own profile as somebody else sees it, published or not',
  query: z.strictObject({ as: z.enum(AUDIENCES) }),
  response: publicProfile,
})

export const getMemberProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/{x}',
  impersonation: 'reads',
  summary: 'The profile of a member, by id or address, as members see it',
  params: z.strictObject({ x: z.string().check(z.minLength(1), z.maxLength(400)) }),
  blocks: 'hides',
  response: publicMember,
})

export const getPublicProfile = endpoint({
  method: 'GET',
  path: '/api/public/profiles/{slug}',
  impersonation: 'reads',
  summary: 'A published profile by its present or an older address, as everybody sees it',
  params: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(400)) }),
  blocks: {
    none: 'What is published is for everybody, signed in or not: whoever signs out reads it anyway.',
  },
  response: publicProfile,
})
