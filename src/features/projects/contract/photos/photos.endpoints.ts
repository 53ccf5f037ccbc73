import * as z from 'zod/mini'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { type PictureShape } from '#platform/contract/pictures.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { photo, projectSlug } from '../projects.endpoints.ts'

export const PHOTOS_MAX = 6
export const ALT_MAX = 300
/** Longest sides in pixels. */
export const PHOTO_WIDTHS = [480, 1280] as const
export const PHOTO_SHAPE: PictureShape = {
  widths: PHOTO_WIDTHS,
  ratio: 1,
  least: { width: 200, height: 150 },
  fit: 'inside',
}

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/projects/{slug}/activities/{id}/photos/{photo}',
  summary: 'Takes a photo away from an entry of the log, with its address; the entry stays',
  params: z.strictObject({ slug: projectSlug, id: uuid, photo: uuid }),
})

export const addPhoto = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/activities/{id}/photos/{photo}',
  summary:
    'Puts a photo beside an entry of the log, with words that say what is on it; once under an id of the device',
  params: z.strictObject({ slug: projectSlug, id: uuid, photo: uuid }),
  query: z.strictObject({ alt: visibleWords(ALT_MAX) }),
  upload: { types: UPLOAD_TYPES, limit: UPLOAD_LIMIT },
  response: photo,
})

export const addLibraryPhoto = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/activities/{id}/photos/{photo}/picture',
  summary: 'Puts a picture of the library beside an entry of the log, with words that say what is on it',
  params: z.strictObject({ slug: projectSlug, id: uuid, photo: uuid }),
  body: z.strictObject({ picture: uuid, alt: visibleWords(ALT_MAX) }),
  response: photo,
})
