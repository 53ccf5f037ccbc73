// @ts-check
// Makes the two font files of the product out of the registry package. Run after a font upgrade: node scripts/fonts.mjs
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fallbackFaces } from './fonts/fallback.mjs'
import { mergeFonts } from './fonts/merge.mjs'

const PACKAGE = fileURLToPath(new URL('../node_modules/@fontsource-variable/onest/', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../public/fonts/', import.meta.url))
const UI = fileURLToPath(new URL('../src/platform/web/ui/', import.meta.url))

const ASCII = range(0x20, 0x7e)
const LATIN = `${ASCII}\u00a0„“”‚‘’«»–—‑…·•€°§©×−½²³ÄÖÜäöüßÉéèáíóúñç`
const BHS = 'čćšžđČĆŠŽĐ'
const CYRILLIC = `${range(0x410, 0x44f)}ЂЈЉЊЋЏђјљњћџЁёЀЍѐѝ`
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark', 'locl']
const WEIGHTS = { wght: { min: 400, max: 720 } }

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
}

/**
 * @param {string} name
 * @param {string} text
 * @param {'sfnt' | 'woff2'} targetFormat
 */
async function subset(name, text, targetFormat) {
  const source = await readFile(`${PACKAGE}files/onest-${name}-wght-normal.woff2`)
  const keepFeatures = name === 'latin-ext' ? [] : FEATURES
  return subsetFont(source, text, { targetFormat, keepFeatures, variationAxes: WEIGHTS, noHinting: true })
}

async function latinFont() {
  const merged = mergeFonts(await subset('latin', LATIN, 'sfnt'), await subset('latin-ext', BHS, 'sfnt'))
  return { sfnt: merged, woff2: await subsetFont(merged, LATIN + BHS, { targetFormat: 'woff2' }) }
}

/** @param {string} letters */
function unicodeRange(letters) {
  const points = [...new Set([...letters].map((c) => c.codePointAt(0) ?? 0))].sort((a, b) => a - b)
  /** @type {[first: number, last: number][]} */
  const runs = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && run[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  const text = runs.map(([a, b]) => `U+${a.toString(16)}${a === b ? '' : `-${b.toString(16)}`}`).join(', ')
  return text.length > 90 ? `\n    ${text}` : ` ${text}`
}

/**
 * @param {string} file
 * @param {string} text
 */
function face(file, text) {
  return `@font-face {
  font-family: "Onest Variable";
  font-weight: 400 720;
  font-display: swap;
  src: url("/fonts/${file}") format("woff2");
  unicode-range:${unicodeRange(text)};
}
`
}

/**
 * @param {string} name
 * @param {Buffer} woff2
 */
async function save(name, woff2) {
  const file = `onest-${name}.${createHash('sha256').update(woff2).digest('hex').slice(0, 8)}.woff2`
  await writeFile(PUBLIC + file, woff2)
  console.log(`${file} ${woff2.length} bytes`)
  return file
}

await mkdir(PUBLIC, { recursive: true })
for (const old of await readdir(PUBLIC)) if (old.endsWith('.woff2')) await rm(PUBLIC + old)

const latin = await latinFont()
const latinFile = await save('latin', latin.woff2)
const cyrillicFile = await save('cyrillic', await subset('cyrillic', CYRILLIC, 'woff2'))
const note = '/* Made by scripts/fonts.mjs. */\n'
await writeFile(
  `${UI}fonts.css`,
  note + face(latinFile, LATIN + BHS) + face(cyrillicFile, CYRILLIC) + (await fallbackFaces(latin.sfnt)),
)
await writeFile(`${PUBLIC}LICENSE.txt`, await readFile(`${PACKAGE}LICENSE`))
