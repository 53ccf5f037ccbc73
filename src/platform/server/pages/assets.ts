import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 365 * 24 * 3600

/** Serves built files; names with a hash never change, all were compressed when they were built. */
export async function mountAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // They are small, and a wrong range would only be one more way to fail.
    acceptRanges: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/') || path.includes('/fonts/')
      if (/\/sw\.js(\.\w+)?$/.test(path)) return worker(reply)
      reply.header('cache-control', immutable ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300')
    },
  })
}

/** The offline worker: always asked for anew, and able to fetch from here only. */
function worker(reply: { header(name: string, value: string): unknown }): void {
  reply.header('cache-control', 'no-cache')
  reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
}
