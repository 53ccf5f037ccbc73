import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { localeInput, uuid } from '#platform/contract/schemas.ts'
import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { PIECES } from './completeness.ts'
import { picture, UPLOAD_LIMIT, UPLOAD_TYPES } from './pictures.ts'
import { contents, SECTIONS, type SectionName } from './sections.ts'
import { slugInput } from '#platform/contract/slug.ts'
import { visibility, VISIBLE_PARTS } from './visibility.ts'

/** A text that is older than its other language. */
const older = z.strictObject({ path: z.string(), language: localeInput })

function section<const S extends SectionName>(name: S) {
  return z.strictObject({
    content: contents[name],
    /** Sent back as `If-Match`. */
    version: z.string(),
    older: z.array(older),
  })
}

const sections = z.strictObject({
  intro: section('intro'),
  about: section('about'),
  work: section('work'),
  education: section('education'),
  skills: section('skills'),
  languages: section('languages'),
  projects: section('projects'),
  certificates: section('certificates'),
  links: section('links'),
})

const visibilities = z.strictObject({
  intro: visibility,
  about: visibility,
  work: visibility,
  education: visibility,
  skills: visibility,
  languages: visibility,
  projects: visibility,
  certificates: visibility,
  links: visibility,
  interests: visibility,
})
const pictures = z.strictObject({ photo: z.nullable(picture), cover: z.nullable(picture) })

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  impersonation: 'reads',
  summary: 'The profile of the signed-in person with everything needed to edit it',
  response: z.strictObject({
    id: uuid,
    slug: z.string(),
    name: z.string(),
    published: z.boolean(),
    pictures,
    interests: z.array(z.enum(INTERESTS)),
    /** Parts that nobody suggests any more, because the owner said so. */
    dismissed: z.array(z.enum(PIECES)),
    visibility: visibilities,
    sections,
  }),
})

function save<const S extends SectionName>(name: S) {
  return endpoint({
    method: 'PUT',
    path: `/api/profile/${name}`,
    summary: `Keeps the section ${name} of the own profile; If-Match refuses what another device has changed since`,
    body: contents[name],
    response: section(name),
  })
}

export const saveSection = {
  intro: save('intro'),
  about: save('about'),
  work: save('work'),
  education: save('education'),
  skills: save('skills'),
  languages: save('languages'),
  projects: save('projects'),
  certificates: save('certificates'),
  links: save('links'),
} as const

export const confirmTexts = endpoint({
  method: 'POST',
  path: '/api/profile/checked',
  summary: 'Says that both languages of a text agree again, although one is older',
  body: z.strictObject({
    section: z.enum(SECTIONS),
    path: z.string().check(z.minLength(1), z.maxLength(80)),
  }),
})

export const updateVisibility = endpoint({
  method: 'PUT',
  path: '/api/profile/visibility',
  summary: 'Says for whom one part of the own profile is',
  body: z.strictObject({ part: z.enum(VISIBLE_PARTS), visibility }),
})

export const updateSuggestion = endpoint({
  method: 'PUT',
  path: '/api/profile/suggestions',
  summary: 'Says that a part of the own profile is not to be suggested any more, or that it is again',
  body: z.strictObject({ piece: z.enum(PIECES), isDismissed: z.boolean() }),
})

export const updatePublication = endpoint({
  method: 'PUT',
  path: '/api/profile/publication',
  summary:
    'Publishes the own profile or takes it back, and changes its address; old addresses lead to the new one',
  body: z.strictObject({ published: z.optional(z.boolean()), slug: z.optional(slugInput) }),
  response: z.strictObject({ published: z.boolean(), slug: z.string() }),
})

const upload = { types: UPLOAD_TYPES, limit: UPLOAD_LIMIT }

export const uploadPhoto = endpoint({
  method: 'PUT',
  path: '/api/profile/photo',
  summary: 'Puts up a photo: re-encoded in three sizes, without what the camera wrote into it',
  upload,
  response: picture,
})

export const uploadCover = endpoint({
  method: 'PUT',
  path: '/api/profile/cover',
  summary: 'Puts up a cover picture: re-encoded in three sizes, without what the camera wrote into it',
  upload,
  response: picture,
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile/photo',
  summary: 'Takes the photo down',
})
export const removeCover = endpoint({
  method: 'DELETE',
  path: '/api/profile/cover',
  summary: 'Takes the cover picture down',
})
