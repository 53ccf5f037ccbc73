import { randomUUID } from 'node:crypto'
import type { LiveMessage } from '#platform/contract/realtime.endpoints.ts'
import { listLiveSessionIds } from '../auth/session.queries.ts'
import type { Services } from '../services.ts'

/** Close codes the browser understands: sign out, wait until the page is used again, or ask for a new ticket. */
export const CLOSE = { sessionEnded: 4401, badTicket: 4403, tooMany: 4429 } as const
/** So many pages of one member hear at the same time, on all instances together. */
export const SOCKETS_PER_MEMBER = 12
const PING_MS = 25_000
/** How long an ended session can go unheard, should its announcement be lost on the way. */
const CHECK_MS = 60_000
const OPEN = 1
/** After a silence so many are told each second to read again, and all within the longest time. */
const READ_AGAIN = { perSecond: 200, withinMs: 30_000 }
/** The most bytes that may wait for one browser; a slower one is disconnected, comes back and reads what it missed. */
const WAITING_MAX = 256 * 1024

export type Socket = {
  readonly readyState: number
  /** Bytes that the browser has not taken yet. */
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number): void
  terminate(): void
  ping(): void
  on(event: 'close' | 'pong', listener: () => void): void
}
type Holder = { userId: string; sessionId: string }
type Opened = { id: string; userId: string }
type Member = {
  /** How many sockets of theirs this instance holds. */
  here: number
  /** Ids of their sockets on all instances, the oldest first, as far back as the oldest one here. */
  ids: Set<string>
}

/**
 * The open sockets of this instance. Each opening and closing is told to all instances, in one order, and an instance keeps
 * account of the members who have a socket on it: so the one that holds the oldest of too many knows it, and closes it.
 */
export class LiveSockets {
  readonly #services: Services
  readonly #own = new Map<string, Holder & { socket: Socket }>()
  readonly #members = new Map<string, Member>()
  readonly #stops: (() => void)[]

  constructor(services: Services) {
    const { hub } = services
    this.#services = services
    const timer = setInterval(() => void this.endDeadSessions(), CHECK_MS)
    this.#stops = [
      hub.subscribe('live.opened', (opened) => this.#count(opened as Opened)),
      hub.subscribe('live.closed', (closed) => this.#discount(closed as Opened)),
      hub.subscribe('session.ended', (id) => this.#end(({ sessionId }) => sessionId === id)),
      hub.subscribe('hub.reconnected', () => {
        void this.endDeadSessions()
        this.#readAgain()
      }),
      () => clearInterval(timer),
    ]
  }

  /** Lets a socket hear what its member is told. */
  async add(socket: Socket, holder: Holder): Promise<void> {
    const { db, hub } = this.#services
    // A member who left while the ticket was checked would never be reported as gone.
    if (socket.readyState !== OPEN) return
    const opened: Opened = { id: randomUUID(), userId: holder.userId }
    const member = this.#members.get(holder.userId) ?? { here: 0, ids: new Set() }
    member.here += 1
    this.#members.set(holder.userId, member)
    this.#own.set(opened.id, { ...holder, socket })
    const stops = [
      keepAlive(socket),
      hub.subscribe(`user:${holder.userId}`, (message) => tell(socket, message)),
    ]
    socket.on('close', () => {
      for (const stop of stops) stop()
      this.#remove(opened)
    })
    await hub.publish({ topic: 'live.opened', data: opened })
    // The session may have ended before this instance listened for it, also before its ticket was used.
    const [live] = await listLiveSessionIds(db, [holder.sessionId])
    if (!live) return socket.close(CLOSE.sessionEnded)
    socket.send(JSON.stringify({ topic: 'live.ready' } satisfies LiveMessage))
  }

  /** For sessions that expired, or ended while nothing could be heard. */
  async endDeadSessions(): Promise<void> {
    const { db, log } = this.#services
    const ids = [...new Set([...this.#own.values()].map(({ sessionId }) => sessionId))]
    if (ids.length === 0) return
    try {
      const live = new Set((await listLiveSessionIds(db, ids)).map(({ id }) => id))
      const dead = new Set(ids.filter((id) => !live.has(id)))
      this.#end(({ sessionId }) => dead.has(sessionId))
    } catch (error) {
      log.warn({ err: error }, 'the sessions of the live channels could not be checked')
    }
  }

  stop(): void {
    for (const stop of this.#stops) stop()
  }

  /**
   * Messages of the meantime are lost, presence of other instances included. Every page reads again, as when its channel
   * opens, but with jitter.
   */
  #readAgain(): void {
    for (const member of this.#members.values())
      for (const id of member.ids) if (!this.#own.has(id)) member.ids.delete(id)
    const { perSecond, withinMs } = READ_AGAIN
    const within = Math.min(withinMs, (this.#own.size * 1000) / perSecond)
    for (const { socket } of this.#own.values())
      setTimeout(() => {
        if (socket.readyState === OPEN) tell(socket, { topic: 'live.ready' } satisfies LiveMessage)
      }, Math.random() * within).unref()
  }

  #remove(opened: Opened): void {
    const { hub, log } = this.#services
    this.#own.delete(opened.id)
    const member = this.#members.get(opened.userId)
    if (member) member.here -= 1
    if (member?.here === 0) this.#members.delete(opened.userId)
    hub.publish({ topic: 'live.closed', data: opened }).catch((error: unknown) => {
      log.warn({ err: error }, 'nobody was told that a live channel closed')
    })
  }

  #count({ id, userId }: Opened): void {
    const ids = this.#members.get(userId)?.ids
    if (!ids) return
    ids.add(id)
    if (ids.size <= SOCKETS_PER_MEMBER) return
    const [oldest = ''] = ids
    ids.delete(oldest)
    this.#own.get(oldest)?.socket.close(CLOSE.tooMany)
  }

  #discount({ id, userId }: Opened): void {
    this.#members.get(userId)?.ids.delete(id)
  }

  #end(which: (holder: Holder) => boolean): void {
    for (const one of this.#own.values()) if (which(one)) one.socket.close(CLOSE.sessionEnded)
  }
}

function tell(socket: Socket, message: unknown): void {
  if (socket.bufferedAmount > WAITING_MAX) socket.terminate()
  else socket.send(JSON.stringify(message))
}

/** Ends a socket whose browser no longer answers. */
function keepAlive(socket: Socket): () => void {
  let alive = true
  const timer = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, PING_MS)
  socket.on('pong', () => {
    alive = true
  })
  return () => clearInterval(timer)
}
