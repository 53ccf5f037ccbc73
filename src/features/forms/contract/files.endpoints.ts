import * as z from 'zod/mini'
import { line, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { FILE_LIMIT, FILE_TYPES, formFile } from './files.ts'
import { part } from './rules/field.ts'

export const addFormFile = endpoint({
  method: 'POST',
  path: '/api/public/forms/{slug}/files/{field}',
  summary:
    'Puts a file or a photo into a form that is still being filled in; what it answers is the value of the field',
  params: z.strictObject({ slug: z.string().check(z.maxLength(60)), field: part }),
  query: z.strictObject({
    name: words(160).check(z.regex(/\S/)),
    mark: line(200),
    /** Of a submission that is being changed. */
    token: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  }),
  upload: { types: FILE_TYPES, limit: FILE_LIMIT },
  limit: { times: 60, seconds: 3600 },
  response: formFile,
})

export const getFormFile = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/submissions/{submission}/files/{file}',
  summary: 'A file that was sent with a form; it is saved, never opened in our pages',
  params: z.strictObject({ id: uuid, submission: uuid, file: uuid }),
  limit: { times: 240, seconds: 60 },
  status: 200,
})

export const exportFormFiles = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/files',
  summary: 'All files that were sent with a form as one ZIP, a folder for each submission',
  params: z.strictObject({ id: uuid }),
  limit: { times: 10, seconds: 60 },
  status: 200,
})
