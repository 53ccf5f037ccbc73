import { request } from './api.ts'
import { saveFile } from './save-file.ts'

/** Fetches a file with the session and lets the browser keep it, under the name that the server gives; says that name. */
export async function saveFetched(path: string, fallback: string): Promise<string> {
  const answer = await request(path, { method: 'GET' })
  const header = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  const name = header?.[1] ?? fallback
  saveFile({ content: await answer.blob(), name })
  return name
}
