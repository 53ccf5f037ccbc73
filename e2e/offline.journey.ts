import { offlinePages } from '#features/offline/contract/offline-pages.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page, test } from './fixtures.ts'
import { type Product, startProduct } from './product.ts'

test.use({ serviceWorkers: 'allow' })

const READY = `navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || new Promise((done) => active.addEventListener('statechange', () => active.state === 'activated' && done(true))))`

const running = new Set<Product>()

async function start(env?: Record<string, string>): Promise<Product> {
  const product = await startProduct(env)
  running.add(product)
  return product
}

async function stop(product: Product): Promise<void> {
  running.delete(product)
  await product.stop()
}

test.afterEach(async () => {
  for (const product of running) await stop(product)
})

const shells: string[] = offlinePages.map(({ shell }) => shell)

async function cached(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(
    `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map((request) => request.url))`,
  )
  return (addresses as string[]).map((address) => new URL(address).pathname)
}

test('when the server is gone a person meets a calm page in their language, and the page they wanted when it is back', async ({
  page,
  complaints,
}) => {
  // This starts and stops two products.
  const product = await start()
  await page.goto(product.url)
  await page.evaluate(READY)
  await page.evaluate(
    `localStorage.setItem('preferred-language', 'en'); localStorage.setItem('theme', 'dark')`,
  )
  await stop(product)

  await page.goto(`${product.url}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page).toHaveTitle('No connection | Zamah')
  expect(
    await page.evaluate('document.documentElement.lang + " " + document.documentElement.dataset.theme'),
  ).toBe('en dark')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNoOverflow(page)
  }
  await expectAccessible(page)

  await page.evaluate(`localStorage.setItem('preferred-language', 'bhs')`)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema veze s internetom')
  expect(page.url()).toBe(`${product.url}/login`)

  await start({ PORT: new URL(product.url).port })
  await expect(page.locator('[name=email]')).toBeVisible()
  // Stopping the product before hydration would leave the page without its texts.
  await expect.poll(() => page.evaluate('window.__hydrated === true')).toBe(true)
  complaints.length = 0
})

test('the worker keeps files of the build, the offline page and pages that are drawn for nobody, never an answer of the API', async ({
  page,
}) => {
  await open(page, '/login')
  await page.evaluate(READY)
  await open(page, '/login')
  await page.locator('[name=email]').fill('nobody@example.ba')
  await page.locator('[name=password]').fill('Kameni7most!')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await cached(page)).some((path) => path.startsWith('/assets/login')))
    .toBe(true)
  const strange = (await cached(page)).filter(
    (path) => !/^\/(assets|fonts)\/|^\/offline\.html$|^\/icon\.svg$/.test(path) && !shells.includes(path),
  )
  expect(strange).toEqual([])
})

test('a reader without the application downloads no more than the offline page needs', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(READY)
  expect((await cached(page)).filter((path) => path.startsWith('/assets/'))).toEqual([])
})

test('the application says when the connection is gone, and stops saying so when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/login')
  await context.setOffline(true)
  await expect(page.getByText('Nema veze s internetom. Što je sačuvano, ostaje sačuvano.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Nema veze s internetom')).toHaveCount(0)
  complaints.length = 0
})

test.describe('a newer version', () => {
  // The newer worker is registered under another address, which the page's own policy forbids.
  test.use({ bypassCSP: true })

  test('waits until its reader wants it', async ({ page }) => {
    const notice = page.getByText('Stigla je nova verzija.')
    await open(page, '/login')
    await page.evaluate(READY)
    await open(page, '/login')
    await page.evaluate(`navigator.serviceWorker.register('/sw.js?newer').then(() => undefined)`)
    await expect(notice).toBeVisible()
    await page.locator('[name=email]').fill('typed@example.ba')
    await page.getByRole('button', { name: 'Kasnije' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.locator('[name=email]')).toHaveValue('typed@example.ba')
  })

  test('opens when its reader says so', async ({ page }) => {
    await open(page, '/login')
    await page.evaluate(READY)
    await open(page, '/login')
    await page.evaluate(`navigator.serviceWorker.register('/sw.js?newer').then(() => undefined)`)
    // The older worker first ends what it downloads.
    const opened = page.waitForEvent('load', { timeout: 300_000 })
    await page.getByRole('button', { name: 'Osvježi' }).click()
    await opened
    expect(await page.evaluate('navigator.serviceWorker.controller.scriptURL')).toContain('/sw.js?newer')
  })
})

test('the product can be installed', async ({ page }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toContain('/manifest.webmanifest?lang=bhs')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
