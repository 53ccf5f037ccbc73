import { useEffect, useRef } from 'react'
import { call } from '#platform/web/api/api.ts'
import { saveReadMark } from '../../contract/conversation.endpoints.ts'

/** Marks everything up to a message as read, once the page is visible. */
export function useReading(id: string, seq: number, isAllowed: boolean): void {
  const told = useRef(0)
  useEffect(() => {
    if (!isAllowed) return
    function tell() {
      if (document.visibilityState !== 'visible' || seq <= told.current) return
      told.current = seq
      call(saveReadMark, { params: { id }, body: { seq } }).catch(() => {
        told.current = 0
      })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, seq, isAllowed])
}
