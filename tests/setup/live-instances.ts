import type { AddressInfo } from 'node:net'
import { buildApi, openServices } from '#app/compose.ts'
import type { TestApp } from './test-app.ts'

/** Two instances of the product on one database that listen, without the work that the whole of it begins when it does. */
export async function openLiveInstances({ services }: TestApp) {
  const other = await openServices({
    config: services.config,
    log: services.log,
    secrets: services.secrets,
    databaseUrl: services.pool.options.connectionString ?? '',
  })
  const servers = [await buildApi(services, []), await buildApi(other.services, [])]
  for (const server of servers) await server.listen({ port: 0, host: '127.0.0.1' })
  const [first = '', second = ''] = servers.map(
    ({ server }) => `127.0.0.1:${(server.address() as AddressInfo).port}`,
  )
  return {
    first,
    second,
    async stop() {
      for (const server of servers) await server.close()
      await other.close()
    },
  }
}
