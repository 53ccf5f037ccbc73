import { fillPath } from '#platform/contract/endpoint.ts'
import { saveFetched } from '#platform/web/api/save-fetched.ts'
import { type FileFormat, getCanvasFile } from '../../contract/documents/documents.endpoints.ts'

/** Downloads an application as a file; returns its name. */
export function saveCanvasFile(id: string, format: FileFormat): Promise<string> {
  return saveFetched(fillPath(getCanvasFile.path, { id, format }), `canvas.${format}`)
}
