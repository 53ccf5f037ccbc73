import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import * as Y from 'yjs'
import { tasks } from '#app/compose.ts'
import { seedDemoWorld } from '#app/seed-once.ts'
import { demoAccounts } from '#features/account/server/index.ts'
import { checkRules } from '#features/calls/contract/check-rules.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { contentOf, textOf } from '#features/canvas/contract/canvas-document.ts'
import { CanvasSync } from '#features/canvas/contract/canvas-sync.ts'
import type { Canvas, getUpdates } from '#features/canvas/contract/canvas.endpoints.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { newPhone, openBrowser, settle, watchLoads } from './lib/browser.ts'
import { layCanvas } from './lib/canvas-world.ts'
import { crowding } from './lib/crowding.ts'
import { openLive, send } from './lib/live-socket.ts'
import { family, memoryOf } from './lib/processes.ts'
import { startProduct } from './lib/product.ts'
import { layWorld } from './lib/readers-world.ts'
import { atMost, limit, report } from './lib/report.ts'
import { layTalkers, type Talker } from './lib/talkers-world.ts'

const PORT = Number(process.env.BENCH_PORT ?? 3481)
const URL = `http://localhost:${PORT}`
const CPU = 4
// Six editors in turn stay below the rate limit of reading an application.
const OPENINGS = 200
const WARMING = 100
const EDITORS = 6
/** Canvases with seven people each, to measure the memory per canvas. */
const OPEN = 30
const KEYS = 'Na svakoj klupi piše ko ju je napravio, a ko je dao drvo, čita se na tabli pored puta. '

/** Runs in the page: the time from each key to its display. */
const OBSERVE = `
  const longest = new Map()
  globalThis.keys = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue
      const before = longest.get(interactionId)
      if (before === undefined) longest.set(interactionId, globalThis.keys.push(duration) - 1)
      else globalThis.keys[before] = Math.max(globalThis.keys[before] ?? 0, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

const dataDir = mkdtempSync(join(tmpdir(), 'zamah-bench-canvas-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const account = demoAccounts.find(({ role }) => role === 'member')!

const { fresh, old, box, talkers, many } = await layWorld(dataDir, async (services) => {
  await seedDemoWorld(services, () => services.queue.start({ services, tasks, work: false }))
  const user = await findUserByEmail(services.db, account.email)
  const everybody = await layTalkers(services, EDITORS + OPEN * 7)
  const editors = everybody.slice(0, EDITORS)
  const call = await insertCall(services.db)
  const team = [user!.id, ...editors.map(({ userId }) => userId)]
  const laid = {
    fresh: await layCanvas(services.pool, { call, team }, 'none'),
    old: await layCanvas(services.pool, { call, team }, 'a year'),
  }
  const teams = []
  for (let n = 0; n < OPEN; n += 1) {
    const people = everybody.slice(EDITORS + n * 7, EDITORS + n * 7 + 7)
    const own = { call, team: people.map(({ userId }) => userId) }
    teams.push({ id: await layCanvas(services.pool, own, 'none'), people })
  }
  const [first] = call.content.template.boxes.filter(({ kind }) => kind === 'text')
  return { ...laid, box: first!.id, talkers: editors, many: teams }
})
const product = await startProduct({ port: PORT, dataDir, seed: 'demo', env: { PROCESSES: '1' } })
const share = crowding()
try {
  const opening = await openings()
  report(`Opening an application (machine ${share()})`, [
    atMost({
      name: 'with a year of changes behind it, beside one written at once, median',
      ours: median(opening.old),
      baseline: median(opening.fresh),
      ratio: 1.5,
      unit: 'ms',
    }),
  ])
  const typed = await typing()
  report(`Writing with ${EDITORS} others in a full application, a phone at ${CPU} × (machine ${share()})`, [
    limit({
      name: 'from a key to what is seen of it, median',
      value: median(typed.keys),
      max: 50,
      unit: 'ms',
    }),
    limit({ name: '98 of 100', value: at98(typed.keys), max: 50, unit: 'ms' }),
    limit({ name: 'script of the page', value: typed.script / 1024, max: 400, unit: 'KB' }),
  ])
  report('Memory of the server', [
    limit({ name: 'for an application that seven have open', value: await memory(), max: 2, unit: 'MB' }),
  ])
} finally {
  await product.stop()
}
process.exit()

/**
 * Measures opening an application on a device without any of it, from the first request to checked rules: its load on the
 * server, and its own work. Both kinds alternate in order, because the second finds the machine awake; the first rounds
 * warm up and do not count.
 */
async function openings(): Promise<{ fresh: number[]; old: number[] }> {
  const times = { fresh: [] as number[], old: [] as number[] }
  const pair = [
    ['fresh', fresh],
    ['old', old],
  ] as const
  for (let n = -WARMING; n < OPENINGS; n += 1) {
    const talker = talkers[(n + WARMING) % talkers.length]!
    for (const [which, id] of n % 2 === 0 ? pair : pair.toReversed()) {
      const begun = performance.now()
      const answer = await send(PORT, talker, 'GET', `/api/canvases/${id}`)
      const { call, team } = (await answer.json()) as Canvas
      const { rules, template } = call.content
      const doc = await read(talker, id)
      checkRules({
        rules,
        template,
        content: contentOf({ doc, template, members: team }),
        facts: { members: {} },
      })
      if (n >= 0) times[which].push(performance.now() - begun)
      doc.destroy()
    }
  }
  return times
}

async function read(talker: Talker, id: string): Promise<Y.Doc> {
  const doc = new Y.Doc()
  const bytesOf = (text: string | null | undefined) => (text ? Buffer.from(text, 'base64') : null)
  const never = () => Promise.reject(new Error('nothing was written'))
  const sync = new CanvasSync({
    doc,
    transport: {
      async open() {
        const answer = await send(PORT, talker, 'GET', `/api/canvases/${id}/updates?open=1`)
        if (answer.status !== 200) throw new Error(`reading was answered with ${answer.status}`)
        const { snapshot, update, seq } = (await answer.json()) as ResponseOf<typeof getUpdates>
        return { snapshot: bytesOf(snapshot), update: bytesOf(update), seq }
      },
      read: never,
      write: never,
    },
  })
  await sync.sync()
  sync.close()
  return doc
}

/** Measures typing on a slow phone while six others write. */
async function typing(): Promise<{ keys: number[]; script: number }> {
  const browser = await openBrowser()
  const before = await newPhone(browser)
  await signIn(await before.newPage())
  // Without cached files, so that all of the page's script counts.
  const context = await newPhone(browser, await before.storageState())
  await before.close()
  const page = await context.newPage()
  const loads = await watchLoads(page)
  await page.addInitScript({ content: `{${OBSERVE}}` })
  await page.goto(`${URL}/canvas?id=${fresh}`)
  const field = page.locator('[contenteditable=true]').first()
  await field.click()
  await settle(page)
  const script = loads.reduce(
    (sum, { type, bytes }) => (type === 'Script' && bytes > 0 ? sum + bytes : sum),
    0,
  )
  let isOver = false
  const others = talkers.map(async (talker, n) => {
    const doc = await read(talker, fresh)
    doc.on('update', (update: Uint8Array) => {
      const body = { update: Buffer.from(update).toString('base64'), title: 'Klupe uz Bosnu' }
      void send(PORT, talker, 'POST', `/api/canvases/${fresh}/updates`, body)
    })
    await sleep(n * 100)
    while (!isOver) {
      const text = (textOf(doc, box).get(0) as Y.XmlElement).get(0) as Y.XmlText
      text.insert(0, 'ž')
      await sleep(600)
    }
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await field.press('End')
  await page.evaluate('globalThis.keys.length = 0')
  await page.keyboard.type(KEYS, { delay: 90 })
  await page.waitForTimeout(1500)
  const keys = await page.evaluate<number[]>('globalThis.keys')
  isOver = true
  await Promise.all(others)
  await browser.close()
  // The browser only reports events longer than a frame.
  return {
    keys: [...keys, ...Array.from({ length: Math.max(0, KEYS.length - keys.length) }, () => 16)],
    script,
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${URL}/login`)
  await page.fill('[name=email]', account.email)
  await page.fill('[name=password]', account.password)
  await page.click('main [type=submit]')
  await page.waitForURL('**/dashboard')
  await settle(page)
}

/** Measures the memory per application that seven people have open, above the memory before. */
async function memory(): Promise<number> {
  await sleep(15_000)
  const before = memoryOf(family(product.pid))
  const sockets = []
  for (const { id, people } of many)
    for (const talker of people) {
      sockets.push(await openLive(PORT, talker, () => undefined))
      ;(await read(talker, id)).destroy()
      await send(PORT, talker, 'POST', `/api/canvases/${id}/presence`, { box })
    }
  await sleep(15_000)
  const after = memoryOf(family(product.pid))
  for (const socket of sockets) socket.close()
  return Math.max(0, after - before) / OPEN
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity
}

function at98(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.98)] ?? Infinity
}
