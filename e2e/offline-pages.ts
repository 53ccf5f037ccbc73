import { expect, type Page } from './fixtures.ts'

/** Waits until this device has everything to open a page offline. */
export async function keptOnDevice(page: Page, shell: string): Promise<void> {
  const isKept = `caches.match('${shell}', { ignoreSearch: true }).then((found) => found !== undefined)`
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  // The first worker of a device controls pages only after a reload.
  await page.reload()
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  await expect.poll(() => page.evaluate('window.__hydrated === true')).toBe(true)
}
