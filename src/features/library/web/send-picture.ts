import { type Endpoint, fillPath } from '#platform/contract/endpoint.ts'
import { mayBePicture, UPLOAD_LIMIT } from '#platform/contract/picture-uploads.ts'
import { request } from '#platform/web/api/api.ts'
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts'
import { addPicture, type LibraryPicture } from '../contract/library.endpoints.ts'
import type { Unsendable } from './picker/upload-button.tsx'

/** Puts a picture of the device into the library, or with a call that replaces in the place of the one that has this id. */
export async function sendPicture(
  file: File,
  { id, replaces }: { id: string; replaces?: Endpoint | undefined },
): Promise<LibraryPicture | Unsendable> {
  if (!mayBePicture(file)) return 'wrongType'
  const body = await shrinkPicture(file)
  if (body.size > UPLOAD_LIMIT) return 'tooLarge'
  const { method, path }: Endpoint = replaces ?? addPicture
  const headers = { 'content-type': body.type || 'application/octet-stream' }
  const answer = await request(fillPath(path, { id }), { method, body, headers })
  return (await answer.json()) as LibraryPicture
}
