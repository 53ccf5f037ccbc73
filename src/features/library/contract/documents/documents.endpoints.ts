import * as z from 'zod/mini'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { DOCUMENT_ENDINGS, DOCUMENT_TYPES } from '#platform/contract/document-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { UPLOAD_LIMIT } from '#platform/contract/picture-uploads.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { pictureFacts, pictureUses } from '../library.endpoints.ts'

export const TITLE_MAX = 120
export const FILE_NAME_MAX = 160
export const DOCUMENT_LIMIT = UPLOAD_LIMIT

const params = z.strictObject({ id: uuid })
/** The name on the device; its ending says what it is. */
const query = z.strictObject({ name: visibleWords(FILE_NAME_MAX) })
const upload = { types: Object.values(DOCUMENT_TYPES), limit: DOCUMENT_LIMIT }

const facts = z.strictObject({
  /** In both languages: readers of either find it in texts of the other. */
  title: z.strictObject({ bhs: visibleWords(TITLE_MAX), en: visibleWords(TITLE_MAX) }),
  author: pictureFacts.shape.author,
  licence: pictureFacts.shape.licence,
})
export type DocumentFacts = z.output<typeof facts>

export const libraryDocument = z.strictObject({
  ...facts.shape,
  /** Empty until somebody says it. */
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  id: uuid,
  /** The id of its present file. */
  file: uuid,
  name: z.string(),
  ending: z.enum(DOCUMENT_ENDINGS),
  size: z.int(),
  at: isoDateTime,
  /** The owner; null once the account has ended. */
  owner: z.nullable(z.string()),
  /** The number of things that use it. */
  uses: z.int(),
})
export type LibraryDocument = z.output<typeof libraryDocument>

const SHARED = { none: 'Files of one’s own, and those that staff put there for every author.' } as const
const page = z.strictObject({ documents: z.array(libraryDocument), next: z.nullable(cursor) })

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/library-documents',
  summary: 'One’s own files and those for every author, the newest first; 24 at a time',
  query: z.strictObject({ after: z.optional(cursor) }),
  response: page,
  blocks: SHARED,
})

export const DOCUMENT_FILTERS = ['all', 'untitled', 'large', 'unused'] as const

export const listAllDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/library-documents',
  summary: 'Files of all authors: all, without a title, large, or unused; 24 at a time',
  query: z.strictObject({ filter: z.enum(DOCUMENT_FILTERS), after: z.optional(cursor) }),
  response: page,
})

export const addDocument = endpoint({
  method: 'PUT',
  path: '/api/library-documents/{id}',
  summary: 'Puts a file into the library as it is, once under an id of the device',
  params,
  query,
  limit: { times: 100, seconds: 86_400 },
  upload,
  response: libraryDocument,
  blocks: SHARED,
})

/** The calls for a file: by its owner and, at an address of their own, by staff. */
function callsOf(base: string) {
  return {
    show: endpoint({
      method: 'GET',
      path: `${base}/{id}`,
      summary: 'A file of the library, for those who may use it or edit where it stands',
      params,
      limit: { times: 600, seconds: 60 },
      response: libraryDocument,
      blocks: SHARED,
    }),
    replace: endpoint({
      method: 'PUT',
      path: `${base}/{id}/file`,
      summary: 'Puts another file in the place of one, wherever it is used',
      params,
      query,
      limit: { times: 100, seconds: 86_400 },
      upload,
      response: libraryDocument,
      blocks: SHARED,
    }),
    describe: endpoint({
      method: 'PUT',
      path: `${base}/{id}/facts`,
      summary: 'Says what a file is called in both languages, whose it is and on which terms',
      params,
      body: facts,
      response: libraryDocument,
      blocks: SHARED,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}/{id}`,
      summary: 'Removes a file that stands nowhere',
      params,
    }),
    read: endpoint({
      method: 'GET',
      path: `${base}/{id}/bytes`,
      summary: 'The bytes of a file, for those who may use it or edit where it stands',
      params,
      limit: { times: 120, seconds: 60 },
      status: 200,
      blocks: SHARED,
    }),
    uses: endpoint({
      method: 'GET',
      path: `${base}/{id}/uses`,
      summary: 'Where a file stands',
      params,
      response: pictureUses,
    }),
  }
}

export const ownDocumentCalls = callsOf('/api/library-documents')
export const deskDocumentCalls = callsOf('/api/admin/library-documents')
