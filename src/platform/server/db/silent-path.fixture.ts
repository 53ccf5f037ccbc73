import { once } from 'node:events'
import type { Socket } from 'node:net'
import { openRelay } from './relay.fixture.ts'

/**
 * A path to a database that can die without a word, as when a machine in between forgets its connections: whoever holds one
 * gets no answer and no error any more, and only those who come afterwards get through.
 */
export async function openPath(databaseUrl: string) {
  const connections: [Socket, Socket][] = []
  const { url, server } = await openRelay(databaseUrl, (near, far) => connections.push([near, far]))
  return {
    url,
    /** Lets those who are connected wait for ever. */
    silence() {
      for (const [near, far] of connections) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    async close() {
      for (const socket of connections.flat()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
