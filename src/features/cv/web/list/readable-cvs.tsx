import { readableLists } from '#features/offline/contract/readable-lists.ts'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import { cvPath } from '../../contract/readable-cv.ts'
import type { ListedCv } from './use-cvs.ts'

/** Which CVs there are; what they say is kept when they are opened, and goes when one is removed. */
export function ReadableCvs({ cvs }: { cvs: readonly ListedCv[] }) {
  useReadable(readableLists.cvs, {
    list: cvs.map(({ id, name }) => ({ path: cvPath(id), title: name, facts: [], text: [] })),
  })
  return null
}
