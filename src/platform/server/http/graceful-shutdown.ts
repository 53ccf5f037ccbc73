import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a client with a kept connection has to hear that it is the last answer on it. */
const KEEP_ALIVE_MS = 1000
/** Longer than any request may take; whoever sends slower than that is not waited for. */
const TIMEOUT_MS = 20_000
const GOING_AWAY = 1001
/** Closed sockets reconnect to the other instances at once, so they are closed in groups of this size within a few seconds. */
const WAVE = { least: 50, waves: 50, pauseMs: 60 }

export type GracefulShutdown = {
  isShuttingDown(): boolean
  /** Tells balancers to look elsewhere, while everything is answered as before. */
  startDrain(): void
  shutDown(): Promise<void>
}

/**
 * Graceful shutdown: no new connection is accepted, balancers are told to look elsewhere, requests under way are finished,
 * and kept connections hear with their next answer that it is the last. Closing those at once would meet requests on their
 * way.
 */
export function gracefulShutdownOf(app: FastifyInstance): GracefulShutdown {
  let shuttingDown = false
  return {
    isShuttingDown: () => shuttingDown,
    startDrain() {
      shuttingDown = true
    },
    async shutDown() {
      shuttingDown = true
      const { server } = app
      server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
        response.shouldKeepAlive = false
      })
      // Connections that already wait are accepted first: the system resets those that wait when listening ends.
      for (let round = 0; round < 3; round += 1) await nextTurn()
      // The application closes only after the last connection: once it does, pages can ask nothing of the API any more.
      Server.prototype.close.call(server)
      await Promise.all([closeSockets(app), connectionsClosed(app)])
      await app.close()
    },
  }
}

async function closeSockets(app: FastifyInstance): Promise<void> {
  const pages = [...(app.websocketServer?.clients ?? [])]
  const together = Math.max(WAVE.least, Math.ceil(pages.length / WAVE.waves))
  for (let n = 0; n < pages.length; n += together) {
    if (n > 0) await sleep(WAVE.pauseMs)
    for (const page of pages.slice(n, n + together)) page.close(GOING_AWAY)
  }
}

async function connectionsClosed(app: FastifyInstance): Promise<void> {
  const { server } = app
  const began = Date.now()
  while ((await countConnections(app)) > 0) {
    const passed = Date.now() - began
    if (passed > KEEP_ALIVE_MS) server.closeIdleConnections()
    if (passed > TIMEOUT_MS) return closeAllConnections(app)
    await sleep(20)
  }
}

function closeAllConnections(app: FastifyInstance): void {
  app.server.closeAllConnections()
  for (const page of app.websocketServer?.clients ?? []) page.terminate()
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}
