import * as z from 'zod/mini'
import { contents, type SectionName } from '#features/profiles/contract/sections.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { proposal } from './proposal.ts'

export const UPLOAD_LIMIT = 10 * 1024 * 1024

/** The types that a browser may declare; the contents decide what a file is. */
const UPLOAD_TYPES = [
  'application/octet-stream',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/json',
  'application/xml',
  'text/xml',
  'application/zip',
] as const

/** For the file chooser of a browser. */
export const ACCEPT = '.pdf,.docx,.json,.xml,.zip'

export const uploadCv = endpoint({
  method: 'PUT',
  path: '/api/profile/import',
  blocks: { none: 'The person in a file that was read is the member alone.' },
  summary:
    'Reads a CV (PDF, DOCX, JSON Resume, XML of Europass, LinkedIn archive) and keeps what it proposes; the profile stays as it is',
  upload: { types: UPLOAD_TYPES, limit: UPLOAD_LIMIT },
  response: proposal,
})

const undo = z.nullable(z.strictObject({ until: isoDateTime, sections: z.array(z.string()) }))

export const getCvImport = endpoint({
  method: 'GET',
  path: '/api/profile/import',
  impersonation: 'reads',
  blocks: { none: 'The person in a file that was read is the member alone.' },
  summary: 'What the last CV proposes, and whether taking it over can be undone',
  response: z.strictObject({ proposal: z.nullable(proposal), undo }),
})

function section<const S extends SectionName>(name: S) {
  return z.optional(
    z.strictObject({ version: z.string().check(z.regex(/^\d{1,9}$/)), content: contents[name] }),
  )
}

export const acceptCvImport = endpoint({
  method: 'POST',
  path: '/api/profile/import/taken',
  summary:
    'Takes over whole sections as the person has put them together, all or none; a section that has changed since is named and refused',
  body: z.strictObject({
    id: uuid,
    sections: z.strictObject({
      intro: section('intro'),
      about: section('about'),
      work: section('work'),
      education: section('education'),
      skills: section('skills'),
      languages: section('languages'),
      projects: section('projects'),
      certificates: section('certificates'),
      links: section('links'),
    }),
  }),
  response: z.strictObject({ undo }),
})

export const restoreProfile = endpoint({
  method: 'POST',
  path: '/api/profile/import/undone',
  summary: 'Puts the sections back as they were before the CV was taken over, unless they have changed since',
})

export const deleteCvImport = endpoint({
  method: 'DELETE',
  path: '/api/profile/import',
  summary: 'Forgets what the last CV proposed',
})
