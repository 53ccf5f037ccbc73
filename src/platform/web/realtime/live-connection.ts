import { createLiveTicket, LIVE_PATH, type LiveMessage } from '#platform/contract/realtime.endpoints.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/api.ts'
import { heardLive } from './live-messages.ts'

const SESSION_ENDED = 4401
/** The member has more pages open than the server serves, and this one heard the longest. */
const TOO_MANY = 4429
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000

/** Keeps the live channel open while somebody is signed in; returns how to close it. */
export function openLiveConnection(onSessionEnded: () => void): () => void {
  let stopped = false
  let socket: WebSocket | undefined
  let wait = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  async function connect() {
    try {
      const { ticket } = await call(createLiveTicket, { renew: false })
      if (!stopped) listen(ticket)
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500 && error.status !== 401
      // A token that has just ended is renewed by the page itself; the channel only waits for it.
      if (!refused) later()
    }
  }
  function listen(ticket: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}${LIVE_PATH}?ticket=${ticket}`)
    socket.addEventListener('message', ({ data }) => {
      wait = FIRST_RETRY_MS
      heardLive(JSON.parse(String(data)) as LiveMessage)
    })
    socket.addEventListener('close', ({ code }) => {
      if (stopped) return
      if (code === SESSION_ENDED) onSessionEnded()
      else if (code === TOO_MANY) addEventListener('focus', again, { once: true })
      else later()
    })
  }
  /** Waits longer each time, with some chance in it, so that not everybody comes back at the same moment. */
  function later() {
    if (stopped) return
    timer = setTimeout(() => void connect(), wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, LAST_RETRY_MS)
  }
  /** A page that becomes visible again reconnects, and another one stops. */
  function again() {
    if (!stopped) void connect()
  }
  void connect()
  return () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('focus', again)
    socket?.close()
  }
}
