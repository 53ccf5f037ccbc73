import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { catalogueIdOf } from '#platform/contract/catalogue-id.ts'
import type { SpokenPlace } from '../contract/texts.endpoints.ts'

const SOURCES = join(import.meta.dirname, '../../..')
const IMPORT =
  /(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}\s+from\s+)?'([#.][^']+)'|import\('([#.][^']+)'\)(?:\)\.(\w+))?/g
const ROUTE = /route\(\s*'([^']+)',\s*'([^']+)'/g
/** A key in code, complete or up to an inserted value. */
const NAMED = /[`']([A-Za-z][\w./-]*)(\$\{|[`'])/g
const DOOR = /\/web\/index\.ts$/

/** The places of a text: screens by their paths, or where else it appears. */
export type Places = { screens: readonly string[]; spoken: SpokenPlace | null }
type Source = { file: string; text: string }

/** Reads from the sources which screens use which texts; requests get their turn in between. */
export async function readPlaces(): Promise<(id: string) => Places> {
  const sources = new Map((await webSources()).map((source) => [source.file, source.text]))
  const imports = await ofEach(sources, (text, file) => importsOf({ file, text }, sources))
  const screensOf = await screensByFile(sources, imports)
  const users = new Map<string, Set<string>>()
  for (const [file, targets] of imports)
    for (const hook of targets)
      for (const words of imports.get(hook) ?? [hook]) {
        const id = catalogueIdOf(`src/${words}`)?.id
        if (id) users.set(id, (users.get(id) ?? new Set()).add(file).add(hook))
      }
  const keysIn = await ofEach(sources, keysNamed)
  return (id) => {
    const at = id.indexOf(':')
    const [catalogue, key] = [id.slice(0, at), id.slice(at + 1)]
    if (/(?:^|\.)(?:server|mail)$/.test(catalogue)) return { screens: [], spoken: spokenOf(catalogue, key) }
    const all = [...(users.get(catalogue) ?? [])]
    const naming = all.filter((file) => isNamed(key, keysIn.get(file)))
    const screens = new Set(
      (naming.length > 0 ? naming : all).flatMap((file) => [...(screensOf.get(file) ?? [])]),
    )
    return { screens: [...screens].toSorted(), spoken: screens.size === 0 ? spokenOf(catalogue, key) : null }
  }
}

function spokenOf(catalogue: string, key: string): SpokenPlace {
  const [first = ''] = key.split('.')
  if (first === 'errors') return 'refusals'
  if (first === 'notifications') return 'notifications'
  if (first === 'audit' || first === 'console') return 'console'
  return first === 'mail' || first === 'mails' || catalogue.endsWith('.mail') ? 'mails' : 'elsewhere'
}

async function webSources(): Promise<Source[]> {
  const names = await readdir(SOURCES, { recursive: true })
  const files = names
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /(?:^|\/)web\/.*\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(SOURCES, file), 'utf8') })))
}

const AT_ONCE = 40

async function ofEach<T>(
  sources: ReadonlyMap<string, string>,
  work: (text: string, file: string) => T,
): Promise<Map<string, T>> {
  const done = new Map<string, T>()
  for (const [file, text] of sources) {
    done.set(file, work(text, file))
    if (done.size % AT_ONCE === 0) await breathe()
  }
  return done
}

/** Returns the files that a file needs; of another feature's public API only the named ones. */
function importsOf({ file, text }: Source, sources: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', fixed, later, name = '']) => {
    const target = placeOf(fixed ?? later ?? '', file)
    if (!DOOR.test(target)) return [target]
    const importNames = new Set([...names.split(',').map((one) => one.trim().split(/\s+/)[0]!), name])
    return [...(sources.get(target) ?? '').matchAll(IMPORT)]
      .filter(([, exported = '']) =>
        exported.split(',').some((one) => importNames.has(one.trim().split(/\s+/)[0]!)),
      )
      .map(([, , from = '']) => placeOf(from, target))
  })
}

function placeOf(specifier: string, from: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return relative(SOURCES, resolve(SOURCES, from, '..', specifier))
    .split(sep)
    .join('/')
}

/** Returns the screens that lead to a file. */
async function screensByFile(
  sources: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const screensOf = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    if (!file.endsWith('/web/routes.ts')) continue
    await breathe()
    for (const [, path = '', screen = ''] of text.matchAll(ROUTE)) {
      const waiting = [screen]
      const visited = new Set(waiting)
      for (const at of waiting) {
        screensOf.set(at, (screensOf.get(at) ?? new Set()).add(path))
        for (const next of imports.get(at) ?? []) {
          if (visited.has(next) || !sources.has(next)) continue
          visited.add(next)
          waiting.push(next)
        }
      }
    }
  }
  return screensOf
}

type Named = { whole: ReadonlySet<string>; begun: readonly string[] }

function keysNamed(text: string): Named {
  const all = [...text.matchAll(NAMED)]
  return {
    whole: new Set(all.filter(([, , end]) => end !== '${').map(([, name = '']) => name)),
    begun: all.filter(([, , end]) => end === '${').map(([, name = '']) => name),
  }
}

function isNamed(key: string, named: Named | undefined): boolean {
  if (!named) return false
  const { whole, begun } = named
  return whole.has(key) || begun.some((name) => name.length > 1 && key.startsWith(name))
}
