import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { CONVERSATION_CHANGED, type ConversationChanged } from '../../contract/live.ts'
import { listChanges, listMessages } from '../../contract/message.endpoints.ts'
import { Timeline, type TimelineState } from '../sync/timeline.ts'

/** Milliseconds between polls without the live channel. */
const POLL_MS = 20_000

/** Returns a conversation as this page shows it, kept current by the live channel, or by polling without it. */
export function useTimeline(id: string, around: number | undefined) {
  const [state, setState] = useState<TimelineState>()
  const [error, setError] = useState<unknown>()
  const timeline = useMemo(
    () =>
      new Timeline(
        {
          page: (place) =>
            call(listMessages, {
              params: { id },
              query: Object.fromEntries(Object.entries(place).map(([name, seq]) => [name, String(seq)])),
            }),
          changes: (since) => call(listChanges, { params: { id }, query: { since: String(since) } }),
        },
        setState,
      ),
    [id],
  )
  const hasFailed = useRef(false)
  const open = useCallback(() => {
    hasFailed.current = false
    setError(undefined)
    timeline.open(around).then(
      () => timeline.catchUp().catch(() => undefined),
      (reason: unknown) => {
        hasFailed.current = true
        setError(reason)
      },
    )
  }, [timeline, around])
  useEffect(open, [open])
  useEffect(() => {
    const catchUp = () => void timeline.catchUp().catch(() => undefined)
    // A timeline that failed to load while offline loads on reconnection.
    const resume = () => (hasFailed.current ? open() : catchUp())
    const stop = onLiveMessage(({ topic, data }) => {
      if (topic === 'live.ready') resume()
      if (topic !== CONVERSATION_CHANGED) return
      const { conversation, version } = data as ConversationChanged
      if (conversation === id) void timeline.hear(version).catch(() => undefined)
    })
    const poll = setInterval(() => document.visibilityState === 'visible' && catchUp(), POLL_MS)
    addEventListener('online', resume)
    addEventListener('focus', resume)
    return () => {
      stop()
      clearInterval(poll)
      removeEventListener('online', resume)
      removeEventListener('focus', resume)
    }
  }, [timeline, id, open])
  return { state, error, open, timeline }
}
