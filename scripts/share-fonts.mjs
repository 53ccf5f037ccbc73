// @ts-check
// Makes the fonts of share pictures, one weight each, out of the registry package. Run after a font upgrade: node scripts/share-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { mergeFonts } from './fonts/merge.mjs'

const PACKAGE = fileURLToPath(new URL('../node_modules/@fontsource-variable/onest/files/', import.meta.url))
const TARGET = fileURLToPath(new URL('../src/features/share/server/fonts/', import.meta.url))

const range = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
const LATIN = `${range(0x20, 0x7e)}\u00a0„“”‚‘’«»–—‑…·•€°§©×−½ÄÖÜäöüßÉéèáíóúñç`
const BHS = 'čćšžđČĆŠŽĐ'
const CYRILLIC = `${range(0x410, 0x44f)}ЂЈЉЊЋЏђјљњћџЁё`
const ALL_WEIGHTS = { wght: { min: 100, max: 900 } }

const cut = async (/** @type {string} */ name, /** @type {string} */ text) =>
  subsetFont(await readFile(`${PACKAGE}onest-${name}-wght-normal.woff2`), text, {
    targetFormat: 'sfnt',
    variationAxes: ALL_WEIGHTS,
    noHinting: true,
  })

const latin = mergeFonts(await cut('latin', LATIN), await cut('latin-ext', BHS))
const cyrillic = await cut('cyrillic', CYRILLIC)

for (const wght of [450, 700]) {
  await save(
    `onest-latin-${wght}.ttf`,
    await subsetFont(latin, LATIN + BHS, { targetFormat: 'sfnt', variationAxes: { wght } }),
  )
  await save(
    `onest-cyrillic-${wght}.ttf`,
    await subsetFont(cyrillic, CYRILLIC, { targetFormat: 'sfnt', variationAxes: { wght } }),
  )
}

/**
 * @param {string} name
 * @param {Buffer} font
 */
async function save(name, font) {
  await writeFile(TARGET + name, font)
  console.log(`${name} ${font.length} bytes`)
}
