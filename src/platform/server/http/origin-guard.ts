import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a state-changing call comes from our own pages. Browsers always say where such a call comes from;
 * a client that says nothing is no browser and carries no cookies it was not given.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  // A form of a page that tells nobody its address, because it holds a key, names no origin either.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== undefined) {
    if (origin === publicOrigin) return true
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
  }
  return site === undefined || site === 'same-origin' || site === 'none'
}
