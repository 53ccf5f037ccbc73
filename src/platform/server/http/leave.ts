import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** So long a client that keeps its connection may take to hear that it is the last answer on it. */
const KEPT_MS = 1000
/** Longer than any request may take; whoever sends slower than that is not waited for. */
const ALL_MS = 20_000
const GOING_AWAY = 1001

/**
 * Takes leave of clients: nobody new is let in, balancers are told to look elsewhere, what has begun is finished, and kept
 * connections hear with their next answer that it is the last. Closing those at once would meet requests on their way.
 */
export function leavingOf(app: FastifyInstance): { isLeaving(): boolean; leave(): Promise<void> } {
  let leaving = false
  return {
    isLeaving: () => leaving,
    async leave() {
      leaving = true
      const { server } = app
      server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
        response.shouldKeepAlive = false
      })
      // Whoever has knocked already is let in: the system turns away what still waits at the door when it shuts.
      for (let round = 0; round < 3; round += 1) await turn()
      // The application closes only when everybody has left: once it does, pages can ask nothing of the API any more.
      Server.prototype.close.call(server)
      for (const page of app.websocketServer?.clients ?? []) page.close(GOING_AWAY)
      await untilEmpty(app)
      await app.close()
    },
  }
}

async function untilEmpty(app: FastifyInstance): Promise<void> {
  const { server } = app
  const began = Date.now()
  while ((await connections(app)) > 0) {
    const passed = Date.now() - began
    if (passed > KEPT_MS) server.closeIdleConnections()
    if (passed > ALL_MS) return turnOut(app)
    await sleep(20)
  }
}

function turnOut(app: FastifyInstance): void {
  app.server.closeAllConnections()
  for (const page of app.websocketServer?.clients ?? []) page.terminate()
}

function connections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}
