// @ts-check
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk */

const ROUTE = /^src\/(.*\.screen)\.tsx(?=\?|$)/
const EVERY = ['src/entry.client.tsx', 'src/root.tsx', 'src/features/shell/web/member-frame.tsx']
/** A screen that calls `preload()` on one of its parts as soon as it is there. */
const AT_ONCE = /^(?:if \(typeof document !== 'undefined'\) )?(\w+)\.preload\(\)$/gm

/**
 * Finds what a page asks for as soon as its script is there: its texts, and the part of its screen that is loaded apart. The
 * server names them in the head, so that they come with the script.
 * @param {string} client
 */
export async function filesAhead(client) {
  /** @type {Record<string, Chunk>} */
  const chunks = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'))
  const keys = Object.keys(chunks)
  const every = EVERY.flatMap((source) => keys.filter((key) => key.split('?')[0] === source))
  /** @type {[string, { bhs: string[], en: string[] }][]} */
  const screens = []
  for (const key of keys) {
    const [source, id] = ROUTE.exec(key) ?? []
    if (!source || !id) continue
    const parts = (await partsOf(source, chunks[key])).map((part) => partKey(source, part))
    const own = closure(chunks, [key])
    const extra = closure(chunks, parts).filter((each) => !own.includes(each))
    const files = extra.map((each) => chunks[each]?.file ?? '')
    screens.push([id, wordsBeside(chunks, [...own, ...extra], files)])
  }
  return { every: wordsBeside(chunks, closure(chunks, every), []), screens: Object.fromEntries(screens) }
}

/**
 * Names the parts that a screen loads at once, as it imports them.
 * @param {string} source
 * @param {Chunk | undefined} chunk
 */
async function partsOf(source, chunk) {
  if (!chunk?.dynamicImports?.length) return []
  const text = await readFile(source, 'utf8')
  return [...text.matchAll(AT_ONCE)].map(([, name]) => {
    const path = new RegExp(
      `const ${name} = lazyPart\\(async \\(\\) => \\(await import\\('\\./([^']+)'\\)`,
    ).exec(text)?.[1]
    if (!path) throw new Error(`${source} loads ${name} in another way`)
    return path
  })
}

/**
 * @param {string} source
 * @param {string} part
 */
function partKey(source, part) {
  return join(source, '..', part)
}

/**
 * @param {Record<string, Chunk>} chunks
 * @param {string[]} keys
 */
function closure(chunks, keys) {
  const met = new Set(keys)
  for (const key of met) for (const next of chunks[key]?.imports ?? []) met.add(next)
  return [...met]
}

/**
 * Adds the texts that these chunks ask for, in each language.
 * @param {Record<string, Chunk>} chunks
 * @param {string[]} keys
 * @param {string[]} files
 */
function wordsBeside(chunks, keys, files) {
  const asked = keys.flatMap((key) => chunks[key]?.dynamicImports ?? [])
  const of = (/** @type {'bhs' | 'en'} */ locale) =>
    [
      ...new Set([
        ...files,
        ...asked.filter((key) => key.endsWith(`messages.${locale}.ts`)).map((key) => chunks[key]?.file ?? ''),
      ]),
    ].map((file) => `/${file}`)
  return { bhs: of('bhs'), en: of('en') }
}
