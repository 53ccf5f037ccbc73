import type { FastifyInstance } from 'fastify'

/** Whether visitors find something at a path of ours. */
export type FindPage = (path: string) => Promise<boolean>

/** An address outside of this machine, so that what only the machine may open is not found. */
const OUTSIDE = '203.0.113.1'
const REDIRECTS_MAX = 3

/** Asks for pages as a visitor would; a server without pages finds every one. */
export function pageFinder(app: FastifyInstance): FindPage {
  return async (path) => {
    if (!app.hasRoute({ method: 'HEAD', url: '/*' })) return true
    let url = path
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      const { statusCode, headers } = await app.inject({ method: 'HEAD', url, remoteAddress: OUTSIDE })
      if (statusCode === 404 || statusCode === 410) return false
      const { location = '' } = headers
      if (statusCode < 300 || statusCode > 399 || !String(location).startsWith('/')) break
      url = String(location)
    }
    return true
  }
}
