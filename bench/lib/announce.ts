import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Announces the port and processor time of a child, which ends with its parent. */
export function announce({
  server,
  close = async () => server.close(),
  more = {},
}: {
  server: Server
  close?: () => Promise<unknown>
  /** Further data for the parent beside the port. */
  more?: object
}): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuSeconds: (user + system) / 1e6 })
  })
  process.on('disconnect', () => void close().then(() => process.exit(0)))
  process.send?.({ port: (server.address() as AddressInfo).port, ...more })
}
