import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const SHED_MS = 10_000

/**
 * Lets a share of the kept connections go with their next answer: who comes again is let in by whichever process is free.
 * Connections do not move by themselves, and a process that has just begun would have nothing to do.
 */
export function shedConnections(server: Server, share: number): void {
  const stay = new WeakSet<Socket>()
  const onConnection = (socket: Socket) => void stay.add(socket)
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (stay.has(socket)) return
    stay.add(socket)
    if (Math.random() < share) response.shouldKeepAlive = false
  }
  server.on('connection', onConnection)
  server.prependListener('request', onRequest)
  setTimeout(() => {
    server.off('connection', onConnection)
    server.off('request', onRequest)
  }, SHED_MS).unref()
}
