import { readableLists } from '#features/offline/contract/readable-lists.ts'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import { cvPath } from '../../contract/readable-cv.ts'
import type { ListedCv } from './use-cvs.ts'

/** Stores the list of CVs for reading offline; each CV is stored when opened and deleted with it. */
export function ReadableCvs({ cvs }: { cvs: readonly ListedCv[] }) {
  useReadable(readableLists.cvs, {
    list: cvs.map(({ id, name }) => ({ path: cvPath(id), title: name, facts: [], text: [] })),
  })
  return null
}
