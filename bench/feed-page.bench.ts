import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { newPhone, openBrowser, paintIn, settle, watchLoads } from './lib/browser.ts'
import { crowding } from './lib/crowding.ts'
import { openFront } from './lib/front.ts'
import { startProduct } from './lib/product.ts'
import { atMost, limit, report } from './lib/report.ts'

const PORT = 47_317
const FRONT_PORT = 47_318
const STILL_PORT = 47_319
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const [ours, still] = [FRONT_PORT, STILL_PORT].map((port) => `https://localhost:${port}`) as [string, string]

const dataDir = await mkdtemp(join(tmpdir(), 'zamah-bench-feed-page-'))
const product = await startProduct({ port: PORT, dataDir, seed: 'demo', env: { PUBLIC_URL: ours } })
const browser = await openBrowser()
const crowd = crowding()
let markup: Buffer = Buffer.alloc(0)
const fronts = [
  openFront({ port: FRONT_PORT, behind: PORT }),
  // The product, with a feed that came whole from the server and has no script.
  openFront({ port: STILL_PORT, behind: PORT, pageOf: (path) => (path === '/feed' ? markup : undefined) }),
]
try {
  const storage = await memberStorage()
  markup = await wholeMarkup(storage)
  const paints = []
  for (let n = 0; n < ROUNDS; n += 1) {
    paints.push({
      ours: await paint(storage, ours, true),
      still: await paint(storage, still, false),
    })
  }
  const bytes = await bytesWithSaver(storage)
  report(
    `The first view of /feed after the dashboard, on a mid phone, median of ${ROUNDS} (machine ${crowd()})`,
    [
      atMost({
        name: 'largest paint, beside the same markup without script',
        ours: middle(paints.map((one) => one.ours.lcp)),
        baseline: middle(paints.map((one) => one.still.lcp)),
        ratio: 1.25,
        unit: 'ms',
      }),
      limit({ name: 'layout shift', value: middle(paints.map((one) => one.ours.cls)), max: 0.02, unit: '' }),
      limit({ name: 'bytes with the data saver on', value: bytes / 1024, max: 100, unit: 'KB' }),
    ],
  )
} finally {
  await browser.close()
  for (const front of fronts) front.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit()

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

async function memberStorage(): Promise<Storage> {
  const text = await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')
  const person = (JSON.parse(text) as { role: string; email: string; password: string }[]).find(
    ({ role }) => role === 'member',
  )
  if (!person) throw new Error('The demo world has no member')
  const context = await newPhone(browser)
  const page = await context.newPage()
  await page.goto(`${ours}/login`)
  await page.fill('[name=email]', person.email)
  await page.fill('[name=password]', person.password)
  await page.click('main [type=submit]')
  await page.waitForURL('**/dashboard')
  await settle(page)
  const storage = await context.storageState()
  await context.close()
  const [device] = storage.origins
  if (device) storage.origins.push({ ...device, origin: still })
  return storage
}

/** Opens the feed and returns it as it stands then, without its scripts. */
async function wholeMarkup(storage: Storage): Promise<Buffer> {
  const context = await newPhone(browser, storage)
  const page = await context.newPage()
  await page.goto(`${ours}/feed`)
  await page.waitForSelector('article')
  await settle(page)
  const text = await page.content()
  await context.close()
  return brotliCompressSync(
    text
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, ''),
  )
}

async function paint(storage: Storage, origin: string, scripts: boolean) {
  const context = await newPhone(browser, storage)
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard`)
  await settle(page)
  const seen = await paintIn(page, { url: `${origin}/feed`, scripts, until: 'article' })
  await context.close()
  return seen
}

async function bytesWithSaver(storage: Storage): Promise<number> {
  const context = await newPhone(browser, storage)
  await context.addInitScript(() => localStorage.setItem('saver', '1'))
  const page = await context.newPage()
  await page.goto(`${ours}/dashboard`)
  await settle(page)
  const loads = await watchLoads(page)
  await page.goto(`${ours}/feed`)
  await page.waitForSelector('article')
  await settle(page)
  await context.close()
  if (process.env.VERBOSE) for (const { url, type, bytes } of loads) console.log(type, bytes, url)
  // What the browser had already came with no bytes at all.
  return loads.reduce((sum, { bytes }) => sum + Math.max(0, bytes), 0)
}

function middle(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0
}
