import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { LIVE_PATH, type LiveMessage } from '#platform/contract/realtime.endpoints.ts'
import { isOwnOrigin } from '../http/origin-guard.ts'
import type { Services } from '../services.ts'
import { consumeTicket } from './tickets.queries.ts'

/** Close codes the browser understands: sign out, or ask for a new ticket. */
export const CLOSE = { sessionEnded: 4401, badTicket: 4403 } as const
const PING_MS = 25_000

type Socket = {
  send(text: string): void
  close(code: number): void
  ping(): void
  on(event: 'close' | 'pong', listener: () => void): void
}

/** The live channel: what happens to a member reaches all their open pages, on every instance. */
export async function mountLiveChannel(app: FastifyInstance, services: Services): Promise<void> {
  const { db, hub, secrets, config, log } = services
  const publicOrigin = new URL(config.publicUrl).origin
  await app.register(fastifyWebsocket, {
    options: { maxPayload: 4096 },
    errorHandler(error, socket) {
      log.error({ err: error }, 'a live channel failed')
      socket.terminate()
    },
  })
  app.get<{ Querystring: { ticket?: string } }>(
    LIVE_PATH,
    { websocket: true },
    async (socket: Socket, request) => {
      if (!isOwnOrigin(request.headers, publicOrigin)) return socket.close(CLOSE.badTicket)
      const { ticket } = request.query
      const holder =
        typeof ticket === 'string'
          ? await consumeTicket(db, secrets.digest('live-ticket', ticket))
          : undefined
      if (!holder) return socket.close(CLOSE.badTicket)
      keepOpen(socket, [
        hub.subscribe('session.ended', (id) => id === holder.sessionId && socket.close(CLOSE.sessionEnded)),
        hub.subscribe(`user:${holder.userId}`, (message) => socket.send(JSON.stringify(message))),
      ])
      socket.send(JSON.stringify({ topic: 'live.ready' } satisfies LiveMessage))
    },
  )
}

function keepOpen(socket: Socket, subscriptions: (() => void)[]): void {
  let alive = true
  const timer = setInterval(() => {
    if (!alive) return socket.close(1001)
    alive = false
    socket.ping()
  }, PING_MS)
  socket.on('pong', () => {
    alive = true
  })
  socket.on('close', () => {
    clearInterval(timer)
    for (const unsubscribe of subscriptions) unsubscribe()
  })
}
