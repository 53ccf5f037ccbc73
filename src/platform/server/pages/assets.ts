import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'

const YEAR = 365 * 24 * 3600

const FOLDERS = ['assets', 'fonts']

/**
 * Serves built files; names with a hash never change, all were compressed when they were built. One route for each folder:
 * one for each file would be most of the routes of the product.
 */
export async function mountAssets(app: FastifyInstance, folder: string): Promise<void> {
  const others = [...FOLDERS.map((name) => `${name}/**`), '.vite/**', '**/*.br', '**/*.gz']
  await app.register(fastifyStatic, { ...SERVED, root: folder, wildcard: false, globIgnore: others })
  for (const name of FOLDERS)
    await app.register(fastifyStatic, {
      ...SERVED,
      root: join(folder, name),
      prefix: `/${name}/`,
      decorateReply: false,
    })
}

const SERVED = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  // They are small, and a wrong range would only be one more way to fail.
  acceptRanges: false,
  setHeaders(reply: Answer, path: string) {
    const immutable = path.includes('/assets/') || path.includes('/fonts/')
    if (/\/sw\.js(\.\w+)?$/.test(path)) return worker(reply)
    reply.header('cache-control', immutable ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300')
  },
} as const

type Answer = { header(name: string, value: string): unknown }

/** The offline worker: always asked for anew, and able to fetch from here only. */
function worker(reply: Answer): void {
  reply.header('cache-control', 'no-cache')
  reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
}
