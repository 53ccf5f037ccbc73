import { readableLists } from '#features/offline/contract/readable-lists.ts'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import type { Cv } from '../../contract/cv.endpoints.ts'
import { readableCv } from '../../contract/readable-cv.ts'

/** Stores an opened CV for reading offline. */
export function ReadableCv({ cv }: { cv: Cv }) {
  useReadable(readableLists.cvs, { opened: readableCv(cv) })
  return null
}
