import type { PictureShape } from '#platform/contract/pictures.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { PicturePart } from '#platform/server/pictures/encode.ts'
import { encodeInPool } from '#platform/server/pictures/encode-in-pool.ts'
import { problems } from '../contract/problems.ts'
import type { Upload } from './store.service.ts'

type Drawing = Required<Pick<Upload, 'parts' | 'width' | 'height' | 'placeholder' | 'type'>>

/** Draws a picture anew in all sizes of its shape: nothing of the file itself stays. With a part, that alone. Refuses with `media.picture…`. */
export async function drawPicture(bytes: Buffer, shape: PictureShape, part?: PicturePart): Promise<Drawing> {
  const encoded = await encodeInPool({ bytes, shape, ...(part && { part }) })
  if ('reason' in encoded)
    throw new Problem(problems[encoded.reason], { values: { ...shape.least, ...encoded.values } })
  const { files, width, height, placeholder } = encoded
  return { parts: files, width, height, placeholder, type: 'image/webp' }
}
