import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import type { Mount } from '#platform/server/feature.ts'
import { type PlainMarkup, sendPlainPage } from '#platform/server/pages/plain-page.ts'
import { manifest } from './manifest.ts'
import { offlinePage } from './offline-page.ts'

export function mountOffline({ app, services }: Mount): void {
  const { productName: product } = services.config
  let page: Promise<PlainMarkup> | undefined
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest({ locale: askedLocale(request), product })),
  )
  app.get('/offline.html', async (_request, reply) => {
    page ??= offlinePage(product)
    return sendPlainPage(reply, await page)
  })
}

// Browsers fetch a manifest without cookies, so the page names the language in the address.
function askedLocale({ query }: FastifyRequest): Locale {
  const { lang } = query as { lang?: unknown }
  return isLocale(lang) ? lang : 'bhs'
}
