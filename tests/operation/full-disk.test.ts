import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { demoAccounts } from '#features/account/server/index.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { openBrowser, registration } from './browser.fixture.ts'
import { clearUp, dataFolder, runCommand, startProduct } from './product.fixture.ts'

const admin = demoAccounts.find(({ role }) => role === 'global admin')!
const mounted: string[] = []
// Only root can mount a small disk, and not in every container; otherwise this test is skipped.
const canMount = mayMount()

afterEach(async () => {
  for (const folder of mounted.splice(0)) spawnSync('umount', ['-l', folder])
  await clearUp()
})
afterAll(clearUp)

test.runIf(canMount)('mails wait while their disk is full, and leave when there is room again', async () => {
  const dataDir = dataFolder()
  const folder = smallDisk(join(dataDir, 'mail'))
  fill(folder)
  const product = await startProduct({ dataDir })
  const people = ['prva@primjer.ba', 'drugi@primjer.ba']
  for (const email of people) {
    const answer = await openBrowser().call(product.port, 'POST', '/api/auth/register', registration(email))
    expect(answer.status).toBe(200)
  }
  await until(() => product.output().includes('ENOSPC'))
  expect((await openBrowser().call(product.port, 'GET', '/readyz')).status).toBe(200)
  rmSync(join(folder, 'filler'))
  // A file that is still being written has another ending and disappears a moment later.
  const mails = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  await until(() => people.every((email) => mails().some((mail) => mail.includes(email))))
  expect(readdirSync(folder).filter((name) => !name.endsWith('.eml'))).toEqual([])
  await product.stop()
})

test.runIf(canMount)(
  'what was answered before the disk of the database was full is there when it has room',
  async () => {
    const dataDir = smallDisk(dataFolder(), '200m')
    chmodSync(dataDir, 0o711)
    const product = await startProduct({ dataDir })
    // A call may wait for the full disk longer than the keep-alive timeout, and the next one would lose its connection.
    const editor = openBrowser({ keep: false })
    await editor.signIn(product.port, admin)
    const path = '/api/admin/content/blocks/hero-title'
    let saved = ''
    const save = async (n: number) => {
      const text = `${n} ${'š'.repeat(30)}`
      const body = { locale: 'en', document: lineOf(text), revision: n }
      const { status } = await editor.call(product.port, 'PUT', path, body)
      if (status === 200) saved = text
      return status
    }
    expect(await save(0)).toBe(200)
    fill(dataDir)
    const statuses = new Set<number>()
    for (let n = 1; n < 4000 && !statuses.has(500) && !statuses.has(503); n++) statuses.add(await save(n))
    expect([...statuses].filter((status) => status !== 200 && status < 500)).toEqual([])
    expect(Math.max(...statuses)).toBeGreaterThanOrEqual(500)
    rmSync(join(dataDir, 'filler'))
    await until(async () => (await editor.call(product.port, 'GET', '/readyz')).status === 200)
    const now = await editor.call(product.port, 'GET', `${path}?locale=en`)
    expect(JSON.stringify(now.body.document)).toContain(saved)
    expect(await save(Number(now.body.revision))).toBe(200)
    await product.stop()
  },
)

test.runIf(canMount)('a file that finds no room leaves the older one as it was', async () => {
  const dataDir = dataFolder()
  const folder = smallDisk(join(dataDir, 'files'))
  const files = openFiles({ s3: undefined, dataDir })
  await files.put('people/1.txt', Buffer.from('older'))
  fill(folder)
  await expect(files.put('people/1.txt', Buffer.alloc(50_000))).rejects.toThrow('ENOSPC')
  expect((await files.read('people/1.txt')).toString()).toBe('older')
  expect(readdirSync(join(folder, 'people'))).toEqual(['1.txt'])
})

test.runIf(canMount)('a backup that finds no room says so and leaves the older one as it was', async () => {
  const dataDir = dataFolder()
  const shelf = smallDisk(join(dataFolder(), 'shelf'))
  expect((await runCommand({ args: ['seed'], dataDir })).code).toBe(0)
  const file = join(shelf, 'zamah.tar.gz')
  writeFileSync(file, 'older')
  fill(shelf)
  const { code, output } = await runCommand({ args: ['backup', file], dataDir })
  expect({ code, output }).toEqual({ code: 1, output: `There is no room for the backup beside ${file}.\n` })
  expect(readFileSync(file, 'utf8')).toBe('older')
  expect(readdirSync(shelf).sort()).toEqual(['filler', 'zamah.tar.gz'])
})

function smallDisk(folder: string, size = '128k'): string {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  expect(status).toBe(0)
  mounted.push(folder)
  return folder
}

function fill(folder: string): void {
  for (let size = 4_194_304; size >= 512; size /= 2) {
    for (let room = true; room; ) {
      try {
        writeFileSync(join(folder, 'filler'), Buffer.alloc(size), { flag: 'a' })
      } catch {
        room = false
      }
    }
  }
}

function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const folder = dataFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
  if (status === 0) spawnSync('umount', [folder])
  return status === 0
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 600 && !(await condition()); turn++) await sleep(50)
  expect(await condition()).toBe(true)
}
