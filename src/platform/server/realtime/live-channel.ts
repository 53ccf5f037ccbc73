import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { LIVE_PATH } from '#platform/contract/realtime.endpoints.ts'
import { isOwnOrigin } from '../http/origin-guard.ts'
import type { Services } from '../services.ts'
import { CLOSE, LiveSockets, type Socket } from './live-sockets.ts'
import { consumeTicket } from './tickets.queries.ts'

/** A client that does not finish closing is cut off after this time, so that it cannot delay the end of the server. */
const CLOSE_MS = 1000

/** The live channel: what happens to a member reaches all their open pages, on every instance. */
export async function mountLiveChannel(app: FastifyInstance, services: Services): Promise<void> {
  const { db, secrets, config, log } = services
  const publicOrigin = new URL(config.publicUrl).origin
  const sockets = new LiveSockets(services)
  app.addHook('preClose', async () => sockets.stop())
  await app.register(fastifyWebsocket, {
    options: { maxPayload: 4096, closeTimeout: CLOSE_MS },
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
      await sockets.add(socket, holder)
    },
  )
}
