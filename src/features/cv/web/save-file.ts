import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { type Format, getCvFile } from '../contract/cv.endpoints.ts'

/** Fetches a CV as a file with the session and lets the browser keep it; gives its name. */
export async function saveCvFile(id: string, format: Format): Promise<string> {
  const answer = await request(fillPath(getCvFile.path, { id, format }), { method: 'GET' })
  const told = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  const name = told?.[1] ?? `CV.${format}`
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click; a moment later it needs it no more.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return name
}
