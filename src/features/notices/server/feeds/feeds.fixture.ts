import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Respond = (request: IncomingMessage, response: ServerResponse) => void

/** A local site with feeds; it responds by path as set, and counts requests. */
export async function startSite() {
  const pages = new Map<string, Respond>()
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const respond = pages.get(request.url ?? '')
    if (respond) respond(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    port: (server.address() as AddressInfo).port,
    requests,
    /** Sets the response of a path; returns the address. */
    at(path: string, respond: Respond): string {
      pages.set(path, respond)
      return `http://${host}${path}`
    },
    /** Serves a feed with these items at a path. */
    rss(path: string, items: readonly string[], headers: Record<string, string> = {}): string {
      return this.at(path, (_, response) =>
        response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(rss(items)),
      )
    },
    countOf: (path: string) => requests.filter(({ url }) => url === path).length,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export function rss(items: readonly string[], title = 'Oglasi &amp; pozivi'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${title}</title><link>https://primjer.ba</link>${items.join('')}</channel></rss>`
}

export function item({
  id,
  title,
  text,
  link = '',
}: {
  id: string
  title: string
  text: string
  link?: string
}) {
  return `<item><guid isPermaLink="false">${id}</guid><title>${title}</title>${link && `<link>${link}</link>`}
<description><![CDATA[${text}]]></description></item>`
}

/** An item with the facts of a job. */
export function jobItem(id: string, more: Partial<Parameters<typeof item>[0]> = {}) {
  return item({
    id,
    title: 'Kuhar u domu',
    text: '<p>Plata 1.400 KM. Mjesto rada: Mostar. Rok 15.12.2099.</p>',
    ...more,
  })
}
