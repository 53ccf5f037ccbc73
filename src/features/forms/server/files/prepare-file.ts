import { drawPicture } from '#features/media/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { formatOf, isHeic, isPicture } from '#platform/server/files/file-format.ts'
import { safeFileName } from '#platform/server/files/file-name.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { DOCUMENT_TYPES } from '../../contract/files.ts'

/** Large enough that letters on a photographed page stay readable. */
const SHAPE = {
  widths: [2000],
  ratio: 1,
  least: { width: 1, height: 1 },
  fit: 'inside',
  formats: ['webp'],
} as const

type Input = { name: string; bytes: Buffer; photo: boolean }

/** A picture is drawn anew, so that nothing of the file itself stays; of a document its first bytes and its name must agree. */
export async function prepareFile({ name: fileName, bytes, photo }: Input) {
  const name = safeFileName(fileName)
  // A form without script comes as one body with all of its files.
  if (isHeic(bytes)) throw new Problem(platform.pictureHeic)
  if (isPicture(bytes)) {
    const [part] = (await drawPicture(bytes, SHAPE)).parts
    const base = name.replace(/\.[a-z0-9]{1,5}$/i, '') || '_'
    return { name: safeFileName(`${base}.webp`), bytes: Buffer.from(part!.bytes), type: 'image/webp' }
  }
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const type = (DOCUMENT_TYPES as Readonly<Record<string, string | undefined>>)[ending]
  const fits = formatOf(bytes) === (ending === 'pdf' ? 'pdf' : 'zip')
  if (photo || !type || !fits) throw new Problem(platform.wrongFile)
  return { name, bytes, type }
}
