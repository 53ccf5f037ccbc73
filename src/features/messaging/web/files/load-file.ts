import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { getFile, uploadFile } from '../../contract/file.endpoints.ts'
import type { DraftFile } from './use-draft-files.ts'

export type FilePlace = { conversation: string; file: string }

/** Loads the bytes of a file in a conversation; of a picture in one of its sizes. */
export async function loadFile({ conversation, file }: FilePlace, size?: 'small' | 'large'): Promise<Blob> {
  const path = fillPath(getFile.path, { id: conversation, file })
  const answer = await request(size ? `${path}?size=${size}` : path, { method: getFile.method })
  return answer.blob()
}

export async function sendFile(
  conversation: string,
  { id, name, alt, type, bytes, waveform }: DraftFile,
): Promise<void> {
  const path = fillPath(uploadFile.path, { id: conversation, file: id })
  const query = new URLSearchParams({
    name,
    ...(alt.trim() && { alt: alt.trim() }),
    ...(waveform && { waveform }),
  })
  await request(`${path}?${query}`, {
    method: uploadFile.method,
    headers: { 'content-type': type },
    body: bytes,
  })
}
