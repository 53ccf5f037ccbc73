import * as z from 'zod/mini'
import { line } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { cvDocument } from './document.ts'
import { TEMPLATES } from './templates.ts'
import { CV_SECTIONS, cvVariant, DESIGNS, NAME_MAX, SCRIPTS } from './variant.ts'

const params = z.strictObject({ id: uuid })

/** Days after which a public link expires; 0 for never. */
export const LINK_DAYS = [0, 7, 30, 90] as const

const link = z.strictObject({
  token: z.string(),
  createdAt: isoDateTime,
  expiresAt: z.nullable(isoDateTime),
  views: z.number(),
})
export type CvLink = z.output<typeof link>

const offeredEntry = z.strictObject({
  id: uuid,
  title: z.string(),
  detail: z.string(),
  shown: z.boolean(),
  isNew: z.boolean(),
})
export type OfferedEntry = z.output<typeof offeredEntry>

const offeredSection = z.strictObject({
  name: z.enum(CV_SECTIONS),
  shown: z.boolean(),
  /** The profile has nothing to show here. */
  empty: z.boolean(),
  entries: z.array(offeredEntry),
})
export type OfferedSection = z.output<typeof offeredSection>

const cv = z.strictObject({
  id: uuid,
  /** Sent back as `If-Match`. */
  version: z.string(),
  name: z.string(),
  design: z.enum(DESIGNS),
  script: z.enum(SCRIPTS),
  shows: cvVariant.shape.shows,
  /** The facts that the profile has. */
  has: cvVariant.shape.shows,
  sections: z.array(offeredSection),
  /** Texts that the profile has only in another language than this CV's. */
  untranslated: z.array(z.string()),
  link: z.nullable(link),
  document: cvDocument,
})

export const listCvs = endpoint({
  method: 'GET',
  path: '/api/cvs',
  impersonation: 'reads',
  summary: 'The CVs of the signed-in person, the last changed first',
  response: z.strictObject({
    cvs: z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        design: z.enum(DESIGNS),
        script: z.enum(SCRIPTS),
        shared: z.boolean(),
        views: z.number(),
        updatedAt: isoDateTime,
      }),
    ),
    /** The profile has nothing for a CV yet. */
    profileEmpty: z.boolean(),
  }),
})

export const createCv = endpoint({
  method: 'POST',
  path: '/api/cvs',
  summary: 'Makes a CV of everything the own profile has, for one purpose',
  body: z.strictObject({
    template: z.enum(TEMPLATES),
    name: z.optional(line(NAME_MAX)),
  }),
  status: 201,
  response: z.strictObject({ id: uuid }),
})

export const createCvCopy = endpoint({
  method: 'POST',
  path: '/api/cvs/{id}/copy',
  summary: 'Makes a second CV like this one, without its public link',
  params,
  response: z.strictObject({ id: uuid }),
})

export const getCv = endpoint({
  method: 'GET',
  path: '/api/cvs/{id}',
  summary: 'A CV of the signed-in person: what it shows, what it could show, and how it reads',
  params,
  response: cv,
})
export type Cv = z.output<typeof cv>

export const saveCv = endpoint({
  method: 'PUT',
  path: '/api/cvs/{id}',
  summary: 'Keeps what a CV shows and how; If-Match refuses what another device has changed since',
  params,
  body: cvVariant,
  response: cv,
})

export const removeCv = endpoint({
  method: 'DELETE',
  path: '/api/cvs/{id}',
  summary: 'Removes a CV and closes its public link; the profile stays as it is',
  params,
})

export const FORMATS = ['pdf', 'docx', 'json'] as const
export type Format = (typeof FORMATS)[number]

export const getCvFile = endpoint({
  method: 'GET',
  path: '/api/cvs/{id}/file/{format}',
  limit: { times: 120, seconds: 60 },
  summary: 'A CV as a tagged PDF, as DOCX or as JSON Resume',
  params: z.strictObject({ id: uuid, format: z.enum(FORMATS) }),
  status: 200,
})

export const createLink = endpoint({
  method: 'PUT',
  path: '/api/cvs/{id}/link',
  summary: 'Makes a new public address for a CV; the one before ends at once',
  params,
  body: z.strictObject({ days: z.union([z.literal(0), z.literal(7), z.literal(30), z.literal(90)]) }),
  response: link,
})

export const closeLink = endpoint({
  method: 'DELETE',
  path: '/api/cvs/{id}/link',
  summary: 'Ends the public address of a CV',
  params,
})
