import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Loaded, newPhone, openBrowser, paintOf, settle, watchLoads } from './lib/browser.ts'
import { crowding } from './lib/crowding.ts'
import { answersTo } from './lib/interactions.ts'
import { startProduct } from './lib/product.ts'
import { atMost, limit, report, type Row } from './lib/report.ts'
import { sizesOf } from './lib/sizes.ts'

const PORT = 47_312
const URL = `http://localhost:${PORT}`
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const READING = ['/', '/terms', '/privacy', '/page/faq']
const FURTHER = { member: ['/settings'], 'global admin': ['/admin'] }

const dataDir = await mkdtemp(join(tmpdir(), 'zamah-bench-pages-'))
const product = await startProduct({ port: PORT, dataDir, seed: 'demo' })
const browser = await openBrowser()
const crowd = crowding()
try {
  const paints = await landing(browser)
  report(`The landing page on a mid phone with slow 4G, median of ${ROUNDS} (machine ${crowd()})`, paints)
  report('Bytes of public pages', [...(await firstPaint()), ...(await reading(browser))])
  const scripts = [...(await member(browser, 'member')), ...(await member(browser, 'global admin')).slice(2)]
  report('Script of member pages, brotli', scripts)
  report('From a touch or a key to what is seen of it, at 4 ×', await answers(browser))
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function landing(on: Browser): Promise<Row[]> {
  const ours = []
  const still = []
  for (let n = 0; n < ROUNDS; n += 1) {
    ours.push(await paintOf(on, { url: `${URL}/`, scripts: true }))
    still.push(await paintOf(on, { url: `${URL}/`, scripts: false }))
  }
  const name = 'largest paint, beside the same page without its scripts'
  return [
    atMost({ name, ours: median(ours, 'lcp'), baseline: median(still, 'lcp'), ratio: 1.25, unit: 'ms' }),
    limit({ name: 'blocking time', value: median(ours, 'tbt'), max: 50, unit: 'ms' }),
    limit({ name: 'layout shift', value: median(ours, 'cls'), max: 0.02, unit: '' }),
  ]
}

/** Measures the first paint, for which only the page's own bytes are needed, because it contains its styles. */
async function firstPaint(): Promise<Row[]> {
  return Promise.all(
    READING.map(async (path) => {
      const { wire, plain } = await sizesOf(`${URL}${path}`)
      const name = `${path}: HTML with its styles, gzip (${plain} unpacked)`
      return limit({ name, value: wire, max: 14_336, unit: 'bytes' })
    }),
  )
}

async function reading(on: Browser): Promise<Row[]> {
  const rows = []
  for (const path of READING) {
    const loads = await visit(on, path)
    const bytes = sum(loads.filter(({ type }) => type !== 'Image'))
    rows.push(limit({ name: `${path}: everything but pictures`, value: bytes, max: 61_440, unit: 'bytes' }))
  }
  return rows
}

async function visit(on: Browser, path: string): Promise<Loaded[]> {
  const context = await newPhone(on)
  const page = await context.newPage()
  const loads = await watchLoads(page)
  await page.goto(`${URL}${path}`)
  await settle(page)
  await context.close()
  return loads
}

async function member(on: Browser, role: keyof typeof FURTHER): Promise<Row[]> {
  const person = await account(role)
  const context = await newPhone(on)
  const page = await context.newPage()
  const loads = await watchLoads(page)
  await page.goto(`${URL}/login`)
  await settle(page)
  const rows = [script('/login', loads, 130)]
  await page.fill('[name=email]', person.email)
  await page.fill('[name=password]', person.password)
  await page.click('main [type=submit]')
  await page.waitForURL('**/dashboard')
  await settle(page)
  const storage = await context.storageState()
  await context.close()
  return [...rows, ...(await signedIn(on, { storage, paths: FURTHER[role] }))]
}

async function answers(on: Browser): Promise<Row[]> {
  const person = await account('member')
  const context = await newPhone(on)
  const page = await context.newPage()
  await page.goto(`${URL}/login`)
  await page.fill('[name=email]', person.email)
  await page.fill('[name=password]', person.password)
  await page.click('main [type=submit]')
  await page.waitForURL('**/dashboard')
  const rows = (await answersTo(page, URL)).map(({ what, ms }) =>
    limit({ name: what, value: ms, max: 200, unit: 'ms' }),
  )
  await context.close()
  return rows
}

async function signedIn(
  on: Browser,
  { storage, paths }: { storage: Parameters<typeof newPhone>[1]; paths: readonly string[] },
): Promise<Row[]> {
  const context = await newPhone(on, storage)
  const page = await context.newPage()
  const loads = await watchLoads(page)
  await page.goto(`${URL}/dashboard`)
  await settle(page)
  const rows = [script('/dashboard', loads, 130)]
  for (const path of paths) {
    const before = loads.length
    await page.goto(`${URL}${path}`)
    await settle(page)
    rows.push(script(`then ${path}`, loads.slice(before), 20))
  }
  await context.close()
  return rows
}

function script(name: string, loads: readonly Loaded[], max: number): Row {
  const scripts = loads.filter(({ type, bytes }) => type === 'Script' && bytes > 0)
  if (process.env.VERBOSE)
    for (const { url, bytes } of scripts) console.log(name, bytes, url.split('/').at(-1))
  return limit({ name: `${name}, ${scripts.length} files`, value: sum(scripts) / 1024, max, unit: 'KB' })
}

async function account(role: string): Promise<{ email: string; password: string }> {
  const text = await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')
  const found = (JSON.parse(text) as { role: string; email: string; password: string }[]).find(
    (one) => one.role === role,
  )
  if (!found) throw new Error(`The demo world has no ${role}`)
  return found
}

function sum(loads: readonly Loaded[]): number {
  return loads.reduce((bytes, load) => bytes + load.bytes, 0)
}

function median<T extends Record<K, number>, K extends string>(all: readonly T[], key: K): number {
  return all.map((one) => one[key]).toSorted((a, b) => a - b)[all.length >> 1] ?? 0
}
