import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

/** Stands between clients and a database, and passes everything on; `onConnection` is given both ends before anything flows. */
export async function openRelay(databaseUrl: string, onConnection: (near: Socket, far: Socket) => void) {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const server = createServer((near) => {
    const far = folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, target.hostname)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    onConnection(near, far)
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: url.toString(), server }
}
