// Draws the pictures of the demo world in the sizes in which they are kept, so that no start has to: covers of articles (arches
// of stones, some of them still to be laid), scenes of posts and of projects, and faces of people. Run it after a change here.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { orderOfLaying } from '../src/platform/web/ui/drawings/order-of-laying.ts'
import { faces } from './demo-faces.mjs'
import { drawings } from './feed-drawings.mjs'
import { drawings as scenes } from './project-drawings.mjs'

const FEATURES = join(import.meta.dirname, '../src/features')
const WIDTH = 1280
const HEIGHT = 480
const LIBRARY = [480, 1280]
const PHOTO = [96, 256, 512]

const COLOURS = {
  deep: { ground: '#06362d', stone: '#f6f3ea', key: '#ff7a4d', floor: '#0c463b' },
  river: { ground: '#dff0e9', stone: '#00715c', key: '#ff7a4d', floor: '#a9d3c5' },
  sun: { ground: '#fdf1d2', stone: '#00715c', key: '#f4b740', floor: '#e4ddce' },
  lilac: { ground: '#edeafb', stone: '#7c6bd6', key: '#4a3a9f', floor: '#cfc7f3' },
  apricot: { ground: '#ffe7dc', stone: '#98330d', key: '#ff7a4d', floor: '#e4ddce' },
}

/** Spans as [middle, radius, stones]; `laid` of all stones are there, from both banks inwards. */
/** @type {Record<string, Cover>} */
const COVERS = {
  'river-one': { colour: 'river', spans: [[640, 380, 9]], laid: 9 },
  'river-two': {
    colour: 'river',
    spans: [
      [960, 230, 7],
      [400, 330, 9],
    ],
    laid: 12,
  },
  'deep-one': { colour: 'deep', spans: [[640, 380, 11]], laid: 7 },
  'deep-three': {
    colour: 'deep',
    spans: [
      [220, 190, 5],
      [1060, 190, 5],
      [640, 220, 7],
    ],
    laid: 17,
  },
  'sun-two': {
    colour: 'sun',
    spans: [
      [960, 230, 5],
      [400, 330, 7],
    ],
    laid: 12,
  },
  'sun-one': { colour: 'sun', spans: [[640, 380, 7]], laid: 5 },
  'lilac-one': { colour: 'lilac', spans: [[640, 380, 9]], laid: 6 },
  'lilac-three': {
    colour: 'lilac',
    spans: [
      [220, 190, 5],
      [1060, 190, 5],
      [640, 220, 5],
    ],
    laid: 11,
  },
  'apricot-one': { colour: 'apricot', spans: [[640, 380, 7]], laid: 7 },
  'apricot-two': {
    colour: 'apricot',
    spans: [
      [960, 230, 7],
      [400, 330, 9],
    ],
    laid: 9,
  },
}

/** @param {number} x */
const f = (x) => String(Math.round(x * 10) / 10)

/** @param {{ middle: number, outer: number, inner: number, from: number, to: number }} stone */
function stone({ middle, outer, inner, from, to }) {
  const gap = 12
  const [o, i] = [gap / 2 / outer, gap / 2 / inner]
  /** @param {number} radius @param {number} angle */
  const at = (radius, angle) => `${f(middle - radius * Math.cos(angle))} ${f(420 - radius * Math.sin(angle))}`
  return `M${at(outer, from + o)}A${f(outer)} ${f(outer)} 0 0 1 ${at(outer, to - o)}L${at(inner, to - i)}A${f(inner)} ${f(inner)} 0 0 0 ${at(inner, from + i)}Z`
}

/** @typedef {{ colour: keyof typeof COLOURS, spans: [middle: number, outer: number, count: number][], laid: number }} Cover */

/** @param {Cover} cover */
function draw({ colour, spans, laid }) {
  const { ground, stone: plain, key, floor } = COLOURS[colour]
  let left = laid
  const stones = spans.flatMap(([middle, outer, count], span) => {
    const there = new Set(orderOfLaying(count).slice(0, Math.max(0, left)))
    left -= count
    return [...Array(count).keys()].map((at) => {
      const isKey = span === spans.length - 1 && at === Math.floor(count / 2)
      const step = Math.PI / count
      const path = stone({ middle, outer, inner: outer * 0.7, from: at * step, to: (at + 1) * step })
      const paint = isKey ? key : plain
      return there.has(at)
        ? `<path fill="${paint}" d="${path}"/>`
        : `<path fill="none" stroke="${paint}" stroke-width="4" stroke-dasharray="12 12" d="${path}"/>`
    })
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0Z"/>${stones.join('')}<path fill="${floor}" d="M0 428h${WIDTH}v52H0Z"/></svg>`
}

/**
 * Writes every size of the drawings, and beside them their sides and placeholders.
 * @param {string} folder
 * @param {Record<string, string>} pictures SVG by name
 * @param {readonly number[]} sides longest sides in pixels, smallest first
 */
async function write(folder, pictures, sides) {
  const whole = Math.max(...sides)
  await mkdir(folder, { recursive: true })
  /** @type {Record<string, { width: number, height: number, placeholder: string }>} */
  const facts = {}
  for (const [name, svg] of Object.entries(pictures)) {
    const picture = sharp(Buffer.from(svg)).resize(whole, whole, { fit: 'inside' })
    const { info } = await picture.clone().png().toBuffer({ resolveWithObject: true })
    for (const side of sides) {
      const sized = sharp(Buffer.from(svg)).resize(side, side, { fit: 'inside' })
      await writeFile(
        join(folder, `${name}.${side}.avif`),
        await sized.clone().avif({ quality: 55, effort: 6 }).toBuffer(),
      )
      await writeFile(
        join(folder, `${name}.${side}.webp`),
        await sized.clone().webp({ quality: 78, effort: 6 }).toBuffer(),
      )
    }
    const tiny = await sharp(Buffer.from(svg)).resize(16).blur(1).webp({ quality: 30 }).toBuffer()
    facts[name] = {
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    }
  }
  await writeFile(join(folder, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
}

const covers = Object.fromEntries(Object.entries(COVERS).map(([name, cover]) => [name, draw(cover)]))
await write(join(FEATURES, 'articles/server/seed/covers'), covers, LIBRARY)
await write(join(FEATURES, 'feed/server/seed/pictures'), drawings, LIBRARY)
await write(join(FEATURES, 'projects/server/photos/scenes'), scenes, LIBRARY)
await write(join(FEATURES, 'profiles/server/seed/faces'), faces, PHOTO)
