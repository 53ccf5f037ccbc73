// @ts-check
/** @typedef {Map<string, Buffer>} Tables */
/** @typedef {{ advance: number, bearing: number }} Advance */

/**
 * Returns a value that every font has; throws if it is missing.
 * @template T
 * @param {T | undefined} value
 * @returns {T}
 */
export function required(value) {
  if (value === undefined) throw new Error('The font lacks a table or a glyph')
  return value
}

/**
 * The tables of a TrueType font, by tag.
 * @param {Buffer} font
 * @returns {Tables}
 */
export function readTables(font) {
  const tables = new Map()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i
    const start = font.readUInt32BE(entry + 8)
    tables.set(
      font.toString('latin1', entry, entry + 4),
      font.subarray(start, start + font.readUInt32BE(entry + 12)),
    )
  }
  return tables
}

/** @param {Tables} tables */
export function writeTables(tables) {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const head = Buffer.alloc(12 + 16 * entries.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(entries.length, 4)
  /** @type {Buffer[]} */
  const bodies = []
  let at = head.length
  entries.forEach(([tag, table], i) => {
    const body = padded(table, 4)
    const entry = 12 + 16 * i
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(sum(body), entry + 4)
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    at += body.length
    bodies.push(body)
  })
  return Buffer.concat([head, ...bodies])
}

/**
 * @param {Buffer} bytes
 * @param {number} to
 */
export function padded(bytes, to) {
  return Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)])
}

/** @param {Buffer} bytes */
function sum(bytes) {
  let total = 0
  for (let i = 0; i < bytes.length; i += 4) total = (total + bytes.readUInt32BE(i)) >>> 0
  return total
}

/** @param {Tables} tables */
export function readGlyphs(tables) {
  const count = required(tables.get('maxp')).readUInt16BE(4)
  const glyf = required(tables.get('glyf'))
  const loca = required(tables.get('loca'))
  const long = required(tables.get('head')).readInt16BE(50) === 1
  const offset = (/** @type {number} */ i) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i))
  return Array.from({ length: count }, (_, i) => glyf.subarray(offset(i), offset(i + 1)))
}

/**
 * @param {Tables} tables
 * @returns {Advance[]}
 */
export function readAdvances(tables) {
  const count = required(tables.get('maxp')).readUInt16BE(4)
  const long = required(tables.get('hhea')).readUInt16BE(34)
  const hmtx = required(tables.get('hmtx'))
  return Array.from({ length: count }, (_, i) => ({
    advance: hmtx.readUInt16BE(4 * Math.min(i, long - 1)),
    bearing: hmtx.readInt16BE(i < long ? 4 * i + 2 : 4 * long + 2 * (i - long)),
  }))
}

/**
 * Character to glyph, from the format 4 and 12 tables that subsetting leaves.
 * @param {Tables} tables
 */
export function readCharacters(tables) {
  const cmap = required(tables.get('cmap'))
  /** @type {Map<number, number>} */
  const map = new Map()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4))
    if (sub.readUInt16BE(0) === 12) readFormat12(sub, map)
    if (sub.readUInt16BE(0) === 4) readFormat4(sub, map)
  }
  return map
}

/**
 * @param {Buffer} sub
 * @param {Map<number, number>} map
 */
function readFormat12(sub, map) {
  for (let g = 0; g < sub.readUInt32BE(12); g++) {
    const at = 16 + 12 * g
    const first = sub.readUInt32BE(at)
    const last = sub.readUInt32BE(at + 4)
    const glyph = sub.readUInt32BE(at + 8)
    for (let c = first; c <= last; c++) map.set(c, glyph + c - first)
  }
}

/**
 * @param {Buffer} sub
 * @param {Map<number, number>} map
 */
function readFormat4(sub, map) {
  const seg = sub.readUInt16BE(6)
  for (let s = 0; s < seg; s += 2) {
    const last = sub.readUInt16BE(14 + s)
    const first = sub.readUInt16BE(16 + seg + s)
    const delta = sub.readUInt16BE(16 + 2 * seg + s)
    const at = 16 + 3 * seg + s
    const range = sub.readUInt16BE(at)
    for (let c = first; c <= last && c < 0xffff; c++) {
      const glyph = range === 0 ? c : sub.readUInt16BE(at + range + 2 * (c - first))
      if (glyph) map.set(c, (glyph + delta) & 0xffff)
    }
  }
}

/**
 * One format 12 table: the subsetter behind rewrites it in the smallest form.
 * @param {Map<number, number>} map
 */
export function writeCharacters(map) {
  const pairs = [...map].sort((a, b) => a[0] - b[0])
  const body = Buffer.alloc(12 + 16 + 12 * pairs.length)
  body.writeUInt16BE(1, 2)
  body.writeUInt16BE(3, 4)
  body.writeUInt16BE(10, 6)
  body.writeUInt32BE(12, 8)
  body.writeUInt16BE(12, 12)
  body.writeUInt32BE(16 + 12 * pairs.length, 16)
  body.writeUInt32BE(pairs.length, 24)
  pairs.forEach(([character, glyph], i) => {
    body.writeUInt32BE(character, 28 + 12 * i)
    body.writeUInt32BE(character, 32 + 12 * i)
    body.writeUInt32BE(glyph, 36 + 12 * i)
  })
  return body
}
