import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config/config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's answers are marked when they are written. */
    marks?: boolean
  }
}

/** Puts on an answer what every answer says of itself. */
export type Mark = (reply: FastifyReply) => void

export function markOf({ https }: Pick<Config, 'https'>): Mark {
  return (reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (reply.request.raw.url?.startsWith('/api')) reply.header('cache-control', 'no-store')
  }
}

/** Marks the answers of every route that does not do it by itself, before they are made. */
export function markRoutes(app: FastifyInstance, mark: Mark): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.marks) return
    const others = route.onRequest ?? []
    route.onRequest = [
      (_request, reply, done) => {
        mark(reply)
        done()
      },
      ...(Array.isArray(others) ? others : [others]),
    ]
  })
}
