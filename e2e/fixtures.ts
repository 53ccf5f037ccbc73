import { readFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

export { expect, type Page }

type WorkerFixtures = { product: Product }
type TestFixtures = {
  /** An address that nobody else uses. */
  address: string
  /** Errors reported by the browser during the journey. */
  complaints: string[]
}

let addresses = 0

/** Journeys run on one product per worker, started like a person starts it, with real emails. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ browserName: _ }, provide) => {
      const product = await startProduct()
      await provide(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
  address: ({ product: _ }, provide, { workerIndex }) =>
    provide(`person.${workerIndex}.${++addresses}.${Date.now().toString(36)}@example.ba`),
  complaints: [
    async ({ page, context }, provide) => {
      const complaints: string[] = []
      let wasOffline = false
      const setOffline = context.setOffline.bind(context)
      context.setOffline = (isOffline) => {
        wasOffline ||= isOffline
        return setOffline(isOffline)
      }
      page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`))
      page.on('console', (message) => {
        // The browser also reports errors that the journey provokes, and connections that it cuts.
        if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
        if (wasOffline && message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return
        complaints.push(message.text())
      })
      await provide(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page of the application and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => page.evaluate('window.__hydrated === true'), { intervals: [20, 40, 80] }).toBe(true)
}

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const AXE_HERE = `typeof axe === 'object'`
// The dark theme changes colours alone, so only the rules of colour run on it.
const RULES = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] }

/** Expects no accessibility violations, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // The frame hydrates before the part of the page with its heading.
  await expect(page.locator('h1').first()).toBeAttached()
  // One injection for both themes; the wrapper of axe for Playwright takes four times as long.
  if (!(await page.evaluate<boolean>(AXE_HERE))) await page.evaluate(AXE)
  for (const [theme, runOnly] of Object.entries(RULES)) {
    const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
    const violations = await page.evaluate<string[]>(`(async () => {
      document.documentElement.dataset.theme = '${theme}'
      const { violations } = await axe.run(document, ${JSON.stringify(options)})
      return violations.map(({ id, nodes }) => '${theme} ' + id + ': ' + nodes.map((node) => node.html).join(' '))
    })()`)
    expect(violations).toEqual([])
  }
  await page.evaluate(`document.documentElement.dataset.theme = 'light'`)
}

/** Expects the page to fit, without horizontal overflow. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
}

/** Waits for the target, then presses Tab until it has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let step = 0; step < 80; step += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not lead there')
}
