import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuild } from '../../scripts/steps/pages.mjs'

/** The limits of compressed script (brotli) in bytes: for a member's first page, and for what each further page adds. */
const FIRST = 140 * 1024
const FURTHER = 20 * 1024
const ARRIVALS = ['auth/web/login/login', 'auth/web/register/register', 'dashboard/web/dashboard']
/** Guests do without the members' frame. */
const GUESTS = /^features\/auth\//
const CLIENT = join(import.meta.dirname, '../../build/client')

type Route = { id: string; parentId?: string; module: string }

let routes: Record<string, Route>
let base: string[]
let frame: Set<string>
beforeAll(async () => {
  await ensureBuild()
  routes = JSON.parse(/=(\{.*\});?$/s.exec(text(chunk('manifest')))![1]!)
  base = [...withImports(chunk('entry.client'))]
  frame = withImports(chunk('member-frame'))
})

test.each(ARRIVALS)('the first page of %s comes quickly', (name) => {
  const files = filesOf(`features/${name}.screen`)
  process.stdout.write(`${name}: ${kilobytes(files)} KB of script\n`)
  expect(weightOf(files)).toBeLessThanOrEqual(FIRST)
})

test('every further page adds little', () => {
  // The frame loads the account menu itself, on every page.
  const arrived = new Set([
    ...filesOf('features/dashboard/web/dashboard.screen'),
    ...withImports(chunk('account-menu')),
  ])
  const screens = Object.keys(routes).filter((id) => id.endsWith('.screen'))
  const added = screens.map((id) => {
    const files = filesOf(id).filter((file) => !arrived.has(file))
    return { id, files, weight: weightOf(files) }
  })
  expect(added.length).toBeGreaterThan(15)
  for (const { id, files } of added.toSorted((a, b) => b.weight - a.weight).slice(0, 5))
    process.stdout.write(`${id}: ${kilobytes(files)} KB more\n`)
  const heavy = added.filter(({ weight }) => weight > FURTHER).map(({ id }) => id)
  expect(heavy).toEqual([])
})

function chunk(name: string): string {
  const found = readdirSync(join(CLIENT, 'assets')).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  )
  if (!found) throw new Error(`There is no ${name}`)
  return `/assets/${found}`
}

/** Returns the script of a screen and its surroundings, with the texts of one language. */
function filesOf(id: string): string[] {
  const files = new Set(GUESTS.test(id) ? base : [...base, ...frame])
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    for (const file of withImports(route.module)) files.add(file)
  if (!routes[id]) throw new Error(`There is no ${id}`)
  return [...files, ...new Set([...files].flatMap(wordsOf))]
}

/** Returns a file and its static imports. */
function withImports(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met
  met.add(file)
  for (const [, name] of text(file).matchAll(/(?:from|import)["']\.\/([^"']+)["']/g))
    withImports(`/assets/${name}`, met)
  return met
}

/** Returns the texts that a file itself requests; those of lazy parts are not counted. */
function wordsOf(file: string): string[] {
  return [...text(file).matchAll(/import\(["'`]\.\/(messages\.bhs-[\w-]+\.js)["'`]\)/g)].map(
    ([, name]) => `/assets/${name}`,
  )
}

function weightOf(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const path = join(CLIENT, file)
    const packed = statSync(`${path}.br`, { throwIfNoEntry: false })
    return sum + (packed ?? statSync(path)).size
  }, 0)
}

function kilobytes(files: readonly string[]): string {
  return (weightOf(files) / 1024).toFixed(1)
}

function text(file: string): string {
  return readFileSync(join(CLIENT, file), 'utf8')
}
