import type { Mount } from '#platform/server/feature.ts'
import { queryLocale } from '#platform/server/http/request-locale.ts'
import { sendPlainPage } from '#platform/server/pages/plain-page.ts'
import { manifest } from './manifest.ts'
import { offlinePage } from './offline-page.ts'

export function mountOffline({ app, services }: Mount): void {
  const { productName: product } = services.config
  // Browsers fetch a manifest without cookies, so the page names the language in the address.
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest({ locale: queryLocale(request), product })),
  )
  app.get('/offline.html', async (_request, reply) => sendPlainPage(reply, await offlinePage(product)))
}
