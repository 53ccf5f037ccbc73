import { fillPath } from '#platform/contract/endpoint.ts'
import { saveFetched } from '#platform/web/api/save-fetched.ts'
import { type Format, getCvFile } from '../contract/cv.endpoints.ts'

/** Downloads a CV as a file; returns its name. */
export function saveCvFile(id: string, format: Format): Promise<string> {
  return saveFetched(fillPath(getCvFile.path, { id, format }), `CV.${format}`)
}
