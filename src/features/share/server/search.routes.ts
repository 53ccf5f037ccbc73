import { LOCALES, htmlLang } from '#platform/contract/locale.ts'
import type { Mount, SitemapPage } from '#platform/server/feature.ts'
import { html, type Html } from '#platform/server/pages/html.ts'
import { toIso } from '#platform/server/db/rows-of.ts'

const ALWAYS_THERE: readonly SitemapPage[] = [{ path: '/' }, { path: '/terms' }, { path: '/privacy' }]
const HOUR = 3600

/** Serves the files that search engines ask for first. */
export function mountSearch({ app, services, features }: Mount): void {
  const { publicUrl } = services.config

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR}`)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const sitemaps = await Promise.all(features.map((feature) => feature.sitemap?.(services) ?? []))
    const pages = new Map([...ALWAYS_THERE, ...sitemaps.flat()].map((page) => [page.path, page]))
    const body = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages.values()].map((page) => entry(page, publicUrl))}</urlset>
`
    return reply
      .header('cache-control', `public, max-age=${HOUR}`)
      .type('application/xml; charset=utf-8')
      .send(body.text)
  })
}

/** One address with the addresses of its languages, as the page itself names them. */
function entry({ path, lastModified }: SitemapPage, publicUrl: string): Html {
  const address = `${publicUrl}${path}`
  return html`<url><loc>${address}</loc>${lastModified && html`<lastmod>${toIso(lastModified)}</lastmod>`}
${LOCALES.map(
  (
    locale,
  ) => html`<xhtml:link rel="alternate" hreflang="${htmlLang(locale)}" href="${address}?lang=${locale}"/>
`,
)}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>
</url>
`
}
