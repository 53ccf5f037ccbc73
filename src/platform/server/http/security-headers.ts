import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config/config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sets the security headers by itself. */
    setsSecurityHeaders?: boolean
  }
}

/** Sets the headers that every answer carries. */
export type SetSecurityHeaders = (reply: FastifyReply) => void

export function securityHeadersFor({ https }: Pick<Config, 'https'>): SetSecurityHeaders {
  return (reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (reply.request.raw.url?.startsWith('/api')) reply.header('cache-control', 'no-store')
  }
}

/** Sets them on the answers of every route that does not do it by itself, before they are made. */
export function addSecurityHeaders(app: FastifyInstance, setSecurityHeaders: SetSecurityHeaders): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.setsSecurityHeaders) return
    const others = route.onRequest ?? []
    route.onRequest = [
      (_request, reply, done) => {
        setSecurityHeaders(reply)
        done()
      },
      ...(Array.isArray(others) ? others : [others]),
    ]
  })
}
