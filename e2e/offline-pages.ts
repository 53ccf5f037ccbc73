import { expect, type Page } from './fixtures.ts'

/** This device has everything of a page that it needs to open it without a connection. */
export async function keptOnDevice(page: Page, shell: string): Promise<void> {
  const isKept = `caches.match('${shell}', { ignoreSearch: true }).then((found) => found !== undefined)`
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  // The very first worker of a device takes pages over when they are opened again.
  await page.reload()
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  await expect.poll(() => page.evaluate('window.__hydrated === true')).toBe(true)
}
