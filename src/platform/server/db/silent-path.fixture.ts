import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

/**
 * A path to a database that can die without a word, as when a machine in between forgets its connections: whoever holds one
 * gets no answer and no error any more, and only those who come afterwards get through.
 */
export async function openPath(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const held: [Socket, Socket][] = []
  const server = createServer((near) => {
    const far = folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, target.hostname)
    held.push([near, far])
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.toString(),
    /** Lets those who are connected wait for ever. */
    silence() {
      for (const [near, far] of held) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    async close() {
      for (const socket of held.flat()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
