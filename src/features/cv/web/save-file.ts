import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { type Format, getCvFile } from '../contract/cv.endpoints.ts'

/** Fetches a CV as a file with the session and lets the browser keep it; gives its name. */
export async function saveCvFile(id: string, format: Format): Promise<string> {
  const answer = await request(fillPath(getCvFile.path, { id, format }), { method: 'GET' })
  const told = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  const name = told?.[1] ?? `CV.${format}`
  saveFile({ content: await answer.blob(), name })
  return name
}
