import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { type NoticeForm, saveNotice } from '../../contract/notices.endpoints.ts'

export type Keeping = 'idle' | 'keeping' | 'kept' | 'failed' | 'stale'

const AFTER_MS = 1200

/** Saves what is typed a moment after the last key; one save at a time, each on the version of the one before. */
export function useKeeping(id: string, first: number) {
  const [state, setState] = useState<Keeping>('idle')
  const version = useRef(first)
  const timer = useRef<number>(undefined)
  const sending = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => () => clearTimeout(timer.current), [])

  async function send(form: NoticeForm) {
    setState('keeping')
    try {
      const saved = await call(saveNotice, { params: { id }, body: { form, version: version.current } })
      version.current = saved.version
      setState('kept')
    } catch (error) {
      setState(error instanceof ApiError && error.status === 409 ? 'stale' : 'failed')
    }
  }
  function keep(form: NoticeForm) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      sending.current = sending.current.then(() => send(form))
    }, AFTER_MS)
  }
  return { state, keep, stop: () => clearTimeout(timer.current) }
}
