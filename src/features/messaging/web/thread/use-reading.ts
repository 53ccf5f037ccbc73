import { useEffect, useRef } from 'react'
import { call } from '#platform/web/api/api.ts'
import { saveReadMark } from '../../contract/conversation.endpoints.ts'

/** Marks everything up to a message as read, once the page is visible. */
export function useReading(id: string, seq: number, isAllowed: boolean): void {
  const reportedSeq = useRef(0)
  useEffect(() => {
    if (!isAllowed) return
    function tell() {
      if (document.visibilityState !== 'visible' || seq <= reportedSeq.current) return
      reportedSeq.current = seq
      call(saveReadMark, { params: { id }, body: { seq } }).catch(() => {
        reportedSeq.current = 0
      })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, seq, isAllowed])
}
