import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'

/** A mid-range phone on slow 4G, as in Lighthouse. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const CPU = 4
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SETTLED_MS = 1000

export type Paint = { lcp: number; cls: number; tbt: number }
export type Loaded = { url: string; type: string; bytes: number }

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}

export function newPhone(browser: Browser, storage?: Phone['storage']): Promise<BrowserContext> {
  return browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
    ...(storage && { storageState: storage }),
  })
}
type Phone = { storage: Awaited<ReturnType<BrowserContext['storageState']>> }

/** Measures the paint of a page on a slow phone with an empty cache. */
export async function paintOf(
  browser: Browser,
  { url, scripts }: { url: string; scripts: boolean },
): Promise<Paint> {
  const context = await newPhone(browser)
  const paint = await paintIn(await context.newPage(), { url, scripts })
  await context.close()
  return paint
}

/** Measures the paint of a page on a slow phone, with what the browser has of it already. */
export async function paintIn(
  page: Page,
  { url, scripts, until }: { url: string; scripts: boolean; until?: string },
): Promise<Paint> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  if (!scripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
  await page.addInitScript({ content: `{${OBSERVE}}` })
  await page.goto(url, { waitUntil: 'load' })
  // What a page only fetches may come after it has loaded.
  if (until !== undefined) await page.waitForSelector(until)
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint)
}

/** Runs in the page, before everything else. */
const OBSERVE = `
  const paint = (globalThis.paint = { lcp: 0, cls: 0, tbt: 0 })
  // Blocking time counts from the first paint, as everywhere.
  let seen = Infinity
  const blocked = (from, to) => (paint.tbt += Math.max(0, to - Math.max(from, seen) - 50))
  const early = []
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (paint.lcp = startTime))
  watch('layout-shift', ({ value, hadRecentInput }) => (paint.cls += hadRecentInput ? 0 : value))
  watch('longtask', ({ startTime, duration }) => {
    const task = [startTime, startTime + duration]
    if (seen === Infinity) early.push(task)
    else blocked(...task)
  })
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    seen = startTime
    for (const task of early) blocked(...task)
  })
`

/** Records every file that a page loads, with its bytes on the wire. */
export async function watchLoads(page: Page): Promise<Loaded[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const loads: Loaded[] = []
  const open = new Map<string, Loaded>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    open.set(requestId, { url: response.url, type, bytes: -response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = open.get(requestId)
    if (load) loads.push({ ...load, bytes: load.bytes + encodedDataLength })
  })
  return loads
}

/** Waits until nothing has loaded for a while. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
}
