import type { Request } from '@playwright/test'
import { onDatabase } from '#tests/setup/on-database.ts'
import { test } from './demo.ts'
import { expect, open } from './fixtures.ts'

test('a browser sends the loading times of a page once the reader hides it, without its path', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } })
  // Automated browsers do not measure, and the others measure one page load in four.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false })
    Math.random = () => 0
  })
  const page = await context.newPage()
  await open(page, '/login?ref=amra')
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/page-speed')) requests.push(request)
  })
  const hide = () =>
    page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      delete document.visibilityState`)
  // The script that measures loads when the page is idle; until then hiding the page sends nothing.
  await expect
    .poll(async () => {
      await hide()
      return requests.length
    })
    .toBe(1)
  const request = requests[0]!
  const headers = await request.allHeaders()
  expect(request.postDataJSON()).toMatchObject({ page: 'login', device: 'phone', lcp: expect.any(Number) })
  expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined])
  expect(headers.referer ?? '').not.toContain('login')
  expect((await request.response())?.status()).toBe(204)
  await hide()
  expect(requests).toHaveLength(1)
  const visits = await onDatabase(product.dataDir, (client) =>
    client.query(
      `select visits from statistics_page_speed
       where page = 'login' and device = 'phone' and day = (now() at time zone 'Europe/Sarajevo')::date`,
    ),
  )
  expect(visits.rows).toEqual([{ visits: 1 }])
  await context.close()
})
