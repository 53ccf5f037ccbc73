import { useState } from 'react'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/api.ts'
import { bringCv, UPLOAD_LIMIT } from '../contract/cv-import.endpoints.ts'
import type { Proposal } from '../contract/proposal.ts'
import { useText } from './use-text.ts'

/** Refusals for which no other version of the file helps: it has to be typed. */
const UNREADABLE = new Set(['cvImport.scanned', 'cvImport.picture', 'cvImport.nothing'])

/** Uploads a file and explains why it could not be read. */
export function useUpload(onRead: (proposal: Proposal) => void) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)

  async function send(file: File) {
    setError(undefined)
    setUnreadable(false)
    if (file.size > UPLOAD_LIMIT) return setError(t('upload.tooLarge'))
    setBusy(true)
    try {
      const { method, path } = bringCv
      const headers = { 'content-type': 'application/octet-stream' }
      const answer = await request(path, { method, body: file, headers })
      onRead((await answer.json()) as Proposal)
    } catch (failure) {
      setError(errorText(failure, t('general')))
      setUnreadable(failure instanceof ApiError && UNREADABLE.has(failure.code ?? ''))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, isUnreadable, send }
}
