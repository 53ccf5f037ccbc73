// @ts-check
import subsetFont from 'subset-font'
import { readAdvances, readCharacters, readTables, required } from './sfnt.mjs'

// Letters by how often they stand in running Bosnian text, in per mille, the space included.
const OFTEN = {
  ' ': 150,
  a: 100,
  i: 82,
  o: 78,
  e: 75,
  n: 56,
  s: 44,
  r: 44,
  j: 42,
  t: 40,
  u: 37,
  k: 32,
  v: 31,
  d: 31,
  m: 31,
  p: 25,
  l: 28,
  z: 16,
  g: 14,
  b: 13,
  c: 12,
  h: 6,
}
// Advance widths of Arial and of its metric twins, per 1000 units.
const REGULAR = {
  ' ': 278,
  a: 556,
  i: 222,
  o: 556,
  e: 556,
  n: 556,
  s: 500,
  r: 333,
  j: 222,
  t: 278,
  u: 556,
  k: 500,
  v: 500,
  d: 556,
  m: 833,
  p: 556,
  l: 222,
  z: 500,
  g: 556,
  b: 556,
  c: 500,
  h: 556,
}
const BOLD = {
  ' ': 278,
  a: 556,
  i: 278,
  o: 611,
  e: 556,
  n: 611,
  s: 556,
  r: 389,
  j: 278,
  t: 333,
  u: 611,
  k: 556,
  v: 556,
  d: 611,
  m: 889,
  p: 611,
  l: 278,
  z: 500,
  g: 611,
  b: 611,
  c: 556,
  h: 611,
}

/**
 * Two local faces stretched to the widths and lines of the real font, so that its arrival moves nothing.
 * @param {Buffer} font
 */
export async function fallbackFaces(font) {
  const light = await face(font, {
    weight: 400,
    range: '400 560',
    widths: REGULAR,
    local: ['Arial', 'Roboto', 'Liberation Sans'],
  })
  const heavy = await face(font, {
    weight: 640,
    range: '561 720',
    widths: BOLD,
    local: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'],
  })
  return light + heavy
}

/** @typedef {keyof typeof OFTEN} Letter */

/**
 * @param {Buffer} font
 * @param {{ weight: number, range: string, widths: Record<Letter, number>, local: string[] }} look
 */
async function face(font, { weight, range, widths, local }) {
  const instance = await subsetFont(font, Object.keys(OFTEN).join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const tables = readTables(instance)
  const characters = readCharacters(tables)
  const advances = readAdvances(tables)
  const em = required(tables.get('head')).readUInt16BE(18)
  const hhea = required(tables.get('hhea'))
  const ours = average((letter) => {
    const glyph = required(characters.get(letter.charCodeAt(0)))
    return (1000 * required(advances[glyph]).advance) / em
  })
  const size = ours / average((letter) => widths[letter])
  const line = (/** @type {number} */ at) => percent(Math.abs(hhea.readInt16BE(at)) / em / size)
  return `@font-face {
  font-family: "Onest Fallback";
  font-weight: ${range};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${line(4)};
  descent-override: ${line(6)};
  line-gap-override: 0%;
}
`
}

/** @param {(letter: Letter) => number} width */
function average(width) {
  const letters = /** @type {[Letter, number][]} */ (Object.entries(OFTEN))
  const total = letters.reduce((sum, [, often]) => sum + often, 0)
  return letters.reduce((sum, [letter, often]) => sum + often * width(letter), 0) / total
}

const percent = (/** @type {number} */ ratio) => `${(100 * ratio).toFixed(1)}%`
