import type { Picture, PictureShape } from '#platform/contract/pictures.ts'
import { newId } from '../db/ids.ts'
import type { Services } from '../services.ts'
import type { Refusal } from './encode.ts'
import { encodeApart } from './encoder.ts'

/** Where all sizes of a picture lie. */
export function pictureFolder(id: string): string {
  return `pictures/${id}/`
}

/** Draws a picture in all its sizes and keeps them under a new id; the caller says where it belongs. */
export async function storePicture(input: {
  services: Services
  bytes: Buffer
  shape: PictureShape
}): Promise<Picture | Refusal> {
  const encoded = await encodeApart(input.bytes, input.shape)
  if (typeof encoded === 'string') return encoded
  const id = newId()
  for (const { name, bytes } of encoded.files) {
    await input.services.files.put(`${pictureFolder(id)}${name}`, Buffer.from(bytes))
  }
  return { id, placeholder: encoded.placeholder }
}

/** What stays behind when this fails is found by nobody, and only takes room. */
export async function dropPicture(services: Services, id: string | null | undefined): Promise<void> {
  if (!id) return
  await services.files
    .removeAll(pictureFolder(id))
    .catch((error: Error) =>
      services.log.warn({ error: error.message }, 'files of a picture were not removed'),
    )
}
