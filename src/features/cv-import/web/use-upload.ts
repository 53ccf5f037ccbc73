import { useState } from 'react'
import { ApiError, ScreenProblem } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { request } from '#platform/web/api/api.ts'
import { uploadCv, UPLOAD_LIMIT } from '../contract/cv-import.endpoints.ts'
import type { Proposal } from '../contract/proposal.ts'
import { useText } from './use-text.ts'

/** Refusals for which no other version of the file helps: it has to be typed. */
const UNREADABLE = new Set(['cvImport.scanned', 'cvImport.picture', 'cvImport.nothing'])

/** Uploads a file and explains why it could not be read. */
export function useUpload(onRead: (proposal: Proposal) => void) {
  const t = useText()
  const [isUnreadable, setUnreadable] = useState(false)
  const { busy, problem, act } = useAct({
    failed: t('general'),
    inline: true,
    onFailure: (error) => setUnreadable(error instanceof ApiError && UNREADABLE.has(error.code ?? '')),
  })

  async function send(file: File) {
    setUnreadable(false)
    await act(async () => {
      if (file.size > UPLOAD_LIMIT) throw new ScreenProblem(t('upload.tooLarge'))
      const { method, path } = uploadCv
      const headers = { 'content-type': 'application/octet-stream' }
      const answer = await request(path, { method, body: file, headers })
      onRead((await answer.json()) as Proposal)
    })
  }
  return { busy, problem, isUnreadable, send }
}
