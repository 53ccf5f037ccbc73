import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { type FileFormat, getCanvasFile } from '../../contract/documents/documents.endpoints.ts'

/** Fetches an application as a file with the session and lets the browser keep it; gives its name. */
export async function saveCanvasFile(id: string, format: FileFormat): Promise<string> {
  const answer = await request(fillPath(getCanvasFile.path, { id, format }), { method: 'GET' })
  const told = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  const name = told?.[1] ?? `canvas.${format}`
  saveFile({ content: await answer.blob(), name })
  return name
}
