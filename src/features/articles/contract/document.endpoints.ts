import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { localeInput, uuid } from '#platform/contract/schemas.ts'
import { TITLE_MAX } from './content.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const DOCX_MAX = 10 * 1024 * 1024

export const importArticleDocument = endpoint({
  method: 'POST',
  path: '/api/articles/{id}/document-reading',
  summary:
    'What a Word document says, as the text of an article; its pictures go to the library, the article stays as it is',
  params: z.strictObject({ id: uuid }),
  upload: { types: [DOCX], limit: DOCX_MAX },
  limit: { times: 30, seconds: 3600 },
  status: 200,
  response: z.strictObject({
    title: z.string().check(z.maxLength(TITLE_MAX)),
    body: richTextSchema(PUBLICATION),
    /** Pictures that could not be read or had no room. */
    lost: z.int(),
  }),
})

export const exportArticleDocument = endpoint({
  method: 'GET',
  path: '/api/articles/{id}/documents/{language}',
  summary: 'The text of an article in one language as a Word document, with its pictures',
  params: z.strictObject({ id: uuid, language: localeInput }),
  limit: { times: 60, seconds: 3600 },
  status: 200,
})
