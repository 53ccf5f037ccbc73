// @ts-check
import {
  padded,
  readAdvances,
  readCharacters,
  readGlyphs,
  readTables,
  required,
  writeCharacters,
  writeTables,
} from './sfnt.mjs'

/**
 * Adds the characters of one variable font to another one of the same design and axes.
 * The registry package ships Bosnian letters apart from basic Latin; one file is one request.
 * @param {Buffer} base
 * @param {Buffer} extra
 */
export function mergeFonts(base, extra) {
  const a = open(base)
  const b = open(extra)
  const place = placeGlyphs(a, b)
  const added = [...place.entries()].filter(([, to]) => to >= a.glyphs.length).map(([from]) => from)
  const glyphs = [...a.glyphs, ...added.map((i) => relink(required(b.glyphs[i]), place))]
  const advances = [...a.advances, ...added.map((i) => required(b.advances[i]))]
  const characters = new Map(a.characters)
  for (const [character, glyph] of b.characters)
    if (!characters.has(character)) characters.set(character, required(place.get(glyph)))

  const tables = new Map(a.tables)
  // Widths then follow from gvar's phantom points, which both fonts carry.
  tables.delete('HVAR')
  tables.delete('post')
  tables.set('post', Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.alloc(28)]))
  tables.set('cmap', writeCharacters(characters))
  tables.set('gvar', writeVariations(a, b, added))
  const { glyf, loca } = writeGlyphs(glyphs)
  tables.set('glyf', glyf)
  tables.set('loca', loca)
  tables.set('hmtx', writeAdvances(advances))
  tables.set(
    'maxp',
    writeLimits(required(a.tables.get('maxp')), required(b.tables.get('maxp')), glyphs.length),
  )
  const head = Buffer.from(required(a.tables.get('head')))
  head.writeInt16BE(1, 50)
  tables.set('head', head)
  const hhea = Buffer.from(required(a.tables.get('hhea')))
  hhea.writeUInt16BE(glyphs.length, 34)
  tables.set('hhea', hhea)
  return writeTables(tables)
}

/** @typedef {ReturnType<typeof open>} Font */

/** @param {Buffer} font */
function open(font) {
  const tables = readTables(font)
  return {
    tables,
    glyphs: readGlyphs(tables),
    advances: readAdvances(tables),
    characters: readCharacters(tables),
    variations: readVariations(required(tables.get('gvar'))),
  }
}

/**
 * Where each glyph of the extra font lands: on its twin when the base has the same outline, else at the end.
 * @param {Font} a
 * @param {Font} b
 */
function placeGlyphs(a, b) {
  /** @type {Map<number, number>} */
  const place = new Map()
  let next = a.glyphs.length
  b.glyphs.forEach((glyph, i) => {
    const twin =
      isComposite(glyph) || glyph.length === 0 ? -1 : a.glyphs.findIndex((other) => other.equals(glyph))
    place.set(i, i === 0 ? 0 : twin >= 0 ? twin : next++)
  })
  return place
}

const isComposite = (/** @type {Buffer} */ glyph) => glyph.length > 0 && glyph.readInt16BE(0) < 0

/**
 * @param {Buffer} glyph
 * @param {Map<number, number>} place
 */
function relink(glyph, place) {
  if (!isComposite(glyph)) return glyph
  const copy = Buffer.from(glyph)
  let at = 10
  for (let more = true; more; ) {
    const flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(required(place.get(copy.readUInt16BE(at + 2))), at + 2)
    const words = flags & 1 ? 4 : 2
    const scale = flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0
    at += 4 + words + scale
    more = (flags & 32) !== 0
  }
  return copy
}

/** @param {Buffer} gvar */
function readVariations(gvar) {
  const axes = gvar.readUInt16BE(4)
  const sharedCount = gvar.readUInt16BE(6)
  const sharedAt = gvar.readUInt32BE(8)
  const count = gvar.readUInt16BE(12)
  const long = gvar.readUInt16BE(14) & 1
  const dataAt = gvar.readUInt32BE(16)
  const offset = (/** @type {number} */ i) =>
    dataAt + (long ? gvar.readUInt32BE(20 + 4 * i) : 2 * gvar.readUInt16BE(20 + 2 * i))
  return {
    axes,
    shared: gvar.subarray(sharedAt, sharedAt + 2 * axes * sharedCount),
    sharedCount,
    data: Array.from({ length: count }, (_, i) => gvar.subarray(offset(i), offset(i + 1))),
  }
}

/**
 * @param {Font} a
 * @param {Font} b
 * @param {number[]} added
 */
function writeVariations(a, b, added) {
  const shift = a.variations.sharedCount
  const moved = added.map((i) => shiftShared(required(b.variations.data[i]), shift, b.variations.axes))
  const data = [...a.variations.data, ...moved].map((one) => padded(one, 2))
  const shared = Buffer.concat([a.variations.shared, b.variations.shared])
  const head = Buffer.alloc(20 + 4 * (data.length + 1))
  head.writeUInt16BE(1, 0)
  head.writeUInt16BE(a.variations.axes, 4)
  head.writeUInt16BE(shift + b.variations.sharedCount, 6)
  head.writeUInt32BE(head.length, 8)
  head.writeUInt16BE(data.length, 12)
  head.writeUInt16BE(1, 14)
  head.writeUInt32BE(head.length + shared.length, 16)
  let at = 0
  data.forEach((one, i) => {
    head.writeUInt32BE(at, 20 + 4 * i)
    at += one.length
  })
  head.writeUInt32BE(at, 20 + 4 * data.length)
  return Buffer.concat([head, shared, ...data])
}

/**
 * @param {Buffer} data
 * @param {number} shift
 * @param {number} axes
 */
function shiftShared(data, shift, axes) {
  if (data.length === 0) return data
  const copy = Buffer.from(data)
  let at = 4
  for (let n = copy.readUInt16BE(0) & 0x0fff; n > 0; n--) {
    const index = copy.readUInt16BE(at + 2)
    const embedded = (index & 0x8000) !== 0
    if (!embedded) copy.writeUInt16BE(index + shift, at + 2)
    at += 4 + (embedded ? 2 * axes : 0) + (index & 0x4000 ? 4 * axes : 0)
  }
  return copy
}

/** @param {Buffer[]} glyphs */
function writeGlyphs(glyphs) {
  const bodies = glyphs.map((glyph) => padded(glyph, 4))
  const loca = Buffer.alloc(4 * (glyphs.length + 1))
  let at = 0
  bodies.forEach((body, i) => {
    loca.writeUInt32BE(at, 4 * i)
    at += body.length
  })
  loca.writeUInt32BE(at, 4 * glyphs.length)
  return { glyf: Buffer.concat(bodies), loca }
}

/** @param {import('./sfnt.mjs').Advance[]} advances */
function writeAdvances(advances) {
  const hmtx = Buffer.alloc(4 * advances.length)
  advances.forEach(({ advance, bearing }, i) => {
    hmtx.writeUInt16BE(advance, 4 * i)
    hmtx.writeInt16BE(bearing, 4 * i + 2)
  })
  return hmtx
}

/**
 * @param {Buffer} a
 * @param {Buffer} b
 * @param {number} count
 */
function writeLimits(a, b, count) {
  const maxp = Buffer.from(a)
  for (let at = 6; at < 32; at += 2) maxp.writeUInt16BE(Math.max(a.readUInt16BE(at), b.readUInt16BE(at)), at)
  maxp.writeUInt16BE(count, 4)
  return maxp
}
