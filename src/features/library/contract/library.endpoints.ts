import * as z from 'zod/mini'
import { bilingual, line } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { CROP_SHAPES, cut } from './crops.ts'
import { AUTHOR_MAX, DESCRIPTION_MAX, LICENCES, pictureFile } from './pictures.ts'

const params = z.strictObject({ id: uuid })
const ofShape = z.strictObject({ id: uuid, shape: z.enum(CROP_SHAPES) })
const percent = z.int().check(z.minimum(0), z.maximum(100))

export const pictureFacts = z.strictObject({
  description: bilingual(DESCRIPTION_MAX),
  author: line(AUTHOR_MAX),
  licence: z.enum(LICENCES),
  focal: z.strictObject({ x: percent, y: percent }),
})
export type PictureFacts = z.output<typeof pictureFacts>

export const libraryPicture = z.strictObject({
  ...pictureFile.shape,
  ...pictureFacts.shape,
  /** Bytes of all its sizes. */
  size: z.int(),
  name: z.string(),
  at: isoDateTime,
  /** The owner; null once the account has ended. */
  owner: z.nullable(z.string()),
  /** The number of things that use it. */
  uses: z.int(),
})
export type LibraryPicture = z.output<typeof libraryPicture>

const SHARED = {
  none: 'Pictures of one’s own, and those that staff put there for every author.',
} as const

export const listPictures = endpoint({
  method: 'GET',
  path: '/api/library',
  summary: 'One’s own pictures and those for every author, the newest first; 24 at a time',
  query: z.strictObject({ after: z.optional(cursor) }),
  response: z.strictObject({ pictures: z.array(libraryPicture), next: z.nullable(cursor) }),
  blocks: SHARED,
})

export const FILTERS = ['all', 'undescribed', 'large', 'unused'] as const

export const listAllPictures = endpoint({
  method: 'GET',
  path: '/api/admin/library',
  summary: 'Pictures of all authors: all, without a description, large, or unused; 24 at a time',
  query: z.strictObject({ filter: z.enum(FILTERS), after: z.optional(cursor) }),
  response: z.strictObject({ pictures: z.array(libraryPicture), next: z.nullable(cursor) }),
})

export const addPicture = endpoint({
  method: 'PUT',
  path: '/api/library/{id}',
  summary: 'Puts a picture into the library, once under an id of the device; it is drawn anew in all sizes',
  params,
  limit: { times: 200, seconds: 86_400 },
  upload: { types: UPLOAD_TYPES, limit: UPLOAD_LIMIT },
  response: libraryPicture,
  blocks: SHARED,
})

const UPLOAD = { types: UPLOAD_TYPES, limit: UPLOAD_LIMIT } as const
export const pictureUses = z.strictObject({
  uses: z.array(
    z.strictObject({
      title: z.strictObject({ bhs: z.string(), en: z.string() }),
      path: z.string(),
      isShown: z.boolean(),
    }),
  ),
})

/** The calls for a picture: by its owner and, at an address of their own, by staff. */
function callsOf(base: string) {
  return {
    replace: endpoint({
      method: 'PUT',
      path: `${base}/{id}/file`,
      summary: 'Puts another picture in the place of one, wherever it is used',
      params,
      limit: { times: 100, seconds: 86_400 },
      upload: UPLOAD,
      response: libraryPicture,
      blocks: SHARED,
    }),
    describe: endpoint({
      method: 'PUT',
      path: `${base}/{id}/facts`,
      summary: 'Says what a picture shows, whose it is, and what of it must be seen',
      params,
      body: pictureFacts,
      response: libraryPicture,
      blocks: SHARED,
    }),
    saveCrop: endpoint({
      method: 'PUT',
      path: `${base}/{id}/crops/{shape}`,
      summary: 'Chooses the part of a picture that is shown in one shape; the picture itself stays whole',
      params: ofShape,
      limit: { times: 300, seconds: 86_400 },
      body: cut,
      response: libraryPicture,
      blocks: SHARED,
    }),
    removeCrop: endpoint({
      method: 'DELETE',
      path: `${base}/{id}/crops/{shape}`,
      summary: 'Shows a picture in one shape by its point of focus again',
      params: ofShape,
      response: libraryPicture,
      blocks: SHARED,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}/{id}`,
      summary: 'Removes a picture that stands nowhere',
      params,
    }),
    read: endpoint({
      method: 'GET',
      path: `${base}/{id}/bytes`,
      summary: 'A picture in the size of a column, for those who may use it or edit where it stands',
      params,
      limit: { times: 600, seconds: 60 },
      status: 200,
      blocks: SHARED,
    }),
    uses: endpoint({
      method: 'GET',
      path: `${base}/{id}/uses`,
      summary: 'Where a picture stands',
      params,
      response: pictureUses,
    }),
  }
}

export const ownCalls = callsOf('/api/library')
export const deskCalls = callsOf('/api/admin/library')
