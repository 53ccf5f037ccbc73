import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isLocale } from '#platform/contract/locale.ts'
import type { Mount } from '#platform/server/feature.ts'
import { textsInForce } from '#platform/server/i18n/text-overrides.ts'

const brotli = promisify(brotliCompress)
const YEAR = 365 * 24 * 3600

/** Serves the changed texts to pages, under a name that changes with every text. */
export function mountOverrides({ app }: Mount): void {
  let packed: { version: string | undefined; bodies: Map<string, Promise<Buffer>> } | undefined
  app.get<{ Params: { name: string } }>('/texts/:name', async (request, reply) => {
    const [, locale, version] = /^(bhs|en)-([\w-]{12})\.json$/.exec(request.params.name) ?? []
    if (!isLocale(locale)) return reply.callNotFound()
    const texts = textsInForce()
    if (packed?.version !== texts.version) packed = { version: texts.version, bodies: new Map() }
    const { bodies } = packed!
    let body = bodies.get(locale)
    if (!body) bodies.set(locale, (body = brotli(JSON.stringify(texts.compiled[locale]))))
    // A page rendered before the last change gets the current texts, but does not cache them.
    const isNamed = version === texts.version
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', isNamed ? `public, max-age=${YEAR}, immutable` : 'no-store')
      .header('vary', 'accept-encoding')
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (!takesBrotli) return reply.send(JSON.stringify(texts.compiled[locale]))
    return reply.header('content-encoding', 'br').send(await body)
  })
}
