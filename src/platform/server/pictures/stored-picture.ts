import type { Picture, PictureShape } from '#platform/contract/pictures.ts'
import type { ProblemCode } from '#platform/contract/problem.ts'
import { newId } from '../db/ids.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { encodeInPool } from './encode-in-pool.ts'
import type { PictureRefusal } from './encode.ts'

/** Where all sizes of a picture lie. */
export function pictureFolder(id: string): string {
  return `pictures/${id}/`
}

/** Draws a picture in all its sizes and keeps them under a new id; the caller says where it belongs. */
export async function storePicture(input: {
  services: Services
  bytes: Buffer
  shape: PictureShape
  /** How the feature refuses. */
  problems: Record<PictureRefusal['reason'], ProblemCode>
}): Promise<Picture> {
  const { bytes, shape, problems } = input
  const encoded = await encodeInPool({ bytes, shape })
  if ('reason' in encoded) {
    const { reason, values } = encoded
    throw new Problem(problems[reason], values && { values })
  }
  const id = newId()
  for (const file of encoded.files) {
    await input.services.files.put(`${pictureFolder(id)}${file.name}`, Buffer.from(file.bytes))
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
