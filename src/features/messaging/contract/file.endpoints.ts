import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { ALT_MAX, FILE_LIMIT, FILE_TYPES, messageFile, NAME_MAX } from './files.ts'
import { waveform } from './voice/voice.ts'

const params = z.strictObject({ id: uuid, file: uuid })

export const uploadFile = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/files/{file}',
  summary: 'Uploads a picture, document or voice for a message that follows; its id is made by the device',
  params,
  query: z.strictObject({
    name: words(NAME_MAX).check(z.regex(/\S/)),
    alt: z.optional(words(ALT_MAX)),
    /** Of a voice message, which always has one. */
    waveform: z.optional(waveform),
  }),
  upload: { types: FILE_TYPES, limit: FILE_LIMIT },
  response: messageFile,
})

export const getFile = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/files/{file}',
  limit: { times: 600, seconds: 60 },
  summary:
    'A picture, document or voice of a message, or the part of it that `Range` names, for those who may read the message',
  params,
  query: z.strictObject({ size: z.optional(z.enum(['small', 'large'])) }),
  status: 200,
})
