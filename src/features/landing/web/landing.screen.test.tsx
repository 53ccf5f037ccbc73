import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '#platform/contract/locale.ts'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import { landingBlocks } from '../contract/blocks.ts'
import LandingScreen from './landing.screen.tsx'

const routes = [
  {
    id: 'root',
    path: '/',
    loader: () => ({ product: 'Zamah' }),
    Component: Outlet,
    children: [{ index: true, loader: () => ({ bhs: {}, en: {} }), Component: LandingScreen }],
  },
]

async function page(locale: Locale): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('the page redirects')
  return renderHtml(
    <LocaleProvider initial={locale}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </LocaleProvider>,
  )
}

describe('a visitor without script who opens the landing page', () => {
  let html = ''
  beforeAll(async () => {
    html = await page('bhs')
  })

  it('finds every live-editable text exactly once', () => {
    const found = [...html.matchAll(/ data-block="([^"]+)"/g)].map(([, id]) => id)
    expect(found.toSorted()).toEqual(Object.keys(landingBlocks).toSorted())
  })

  it('reaches the four sections from the header', () => {
    for (const id of ['kako-funkcionise', 'prednosti', 'dokazi', 'planovi']) {
      expect(html).toContain(`<section id="${id}"`)
      expect(html).toContain(`href="#${id}"`)
    }
    expect(html).toMatch(/<button[^>]*popoverTarget="menu"[^>]*aria-controls="menu"/i)
  })

  it('is led to sign in by the hero, the price, the jobs and the grants', () => {
    expect(html.match(/href="\/login"[^>]*><span data-block="hero-cta"/)).not.toBeNull()
    expect(html.match(/href="\/login"[^>]*><span data-block="pricing-cta"/)).not.toBeNull()
    expect(html).toMatch(/href="\/login">Poslovi</)
    expect(html).toMatch(/href="\/login">Grantovi</)
    expect(html).toMatch(/href="\/ob">Omladinska Banka</)
  })

  it('finds answers, contact, privacy and terms in the footer', () => {
    for (const path of ['/page/faq', '/page/kontakt', '/privacy', '/terms'])
      expect(html).toContain(`href="${path}"`)
  })

  it('sees that it is free for ever, at the price', () => {
    const plans = html.slice(html.indexOf('id="planovi"'))
    expect(plans.replace(/<[^>]+>/g, '')).toMatch(/0 €Besplatno zauvijek/)
  })

  it('sees who recommends it, by two letters', () => {
    for (const letters of ['JS', 'LM', 'LB']) expect(html).toContain(`>${letters}</b>`)
  })

  it('carries no style attribute that the content policy would refuse', () => {
    expect(html).not.toMatch(/ style="/)
  })
})

describe('the landing page in English', () => {
  it('speaks English throughout', async () => {
    const html = await page('en')
    expect(html).toContain('Free forever')
    expect(html).toContain('10,000+')
    const local = html.replace(/<[^>]+>/g, ' ').match(/\p{L}*[čćšžđ]\p{L}*/giu) ?? []
    const names = ['Savić', 'Marić', 'Begić', 'Bihać', 'Igralište']
    expect(local.filter((word) => !names.includes(word))).toEqual([])
  })
})
