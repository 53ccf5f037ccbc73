import type { AddressInfo } from 'node:net'
import { buildApi, openServices } from '#app/compose.ts'
import type { Services } from '#platform/server/services.ts'
import type { TestApp } from './test-app.ts'

/** Opens two listening instances of the product on one database, without its background work. */
export async function openLiveInstances({ services }: TestApp) {
  const other = await openServices({
    config: services.config,
    log: services.log,
    secrets: services.secrets,
    databaseUrl: services.pool.options.connectionString ?? '',
  })
  const servers = [await listening(services), await listening(other.services)]
  const [first = '', second = ''] = servers.map(({ at }) => at)
  return {
    first,
    second,
    async stop() {
      for (const { server } of servers) await server.close()
      await other.close()
    },
  }
}

/** Starts the part of the product that listens and pushes, at its own address. */
export async function listening(services: Services) {
  const server = await buildApi(services, [])
  await server.listen({ port: 0, host: '127.0.0.1' })
  return { server, at: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}
