// @ts-check
// Draws the icons of the product from its mark. Run after a change of the mark or its colours: node scripts/icons.mjs
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { keystoneLift, short, stonePath } from '../src/platform/contract/arch-geometry.ts'
import { themeColours } from '../src/platform/server/pages/design.ts'

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url))
const FRAME = { outer: 15, inner: 7, gap: 1.6 }
const LIFT = keystoneLift(FRAME)
const WIDTH = 2 * FRAME.outer
const HEIGHT = FRAME.outer + LIFT

const light = await themeColours('light')
const dark = await themeColours('dark')
const stones = [0, 1, 3, 4].map((index) => stonePath({ index, count: 5, frame: FRAME })).join('')
const keystone = stonePath({ index: 2, count: 5, frame: FRAME })

/**
 * The mark in the middle of a square; `share` of the side is covered by it.
 * @param {{ share: number, ground?: string | undefined, stone: string, key: string }} look
 */
function square({ share, ground = '', stone, key }) {
  const side = WIDTH / share
  const middle = HEIGHT / 2 - FRAME.outer - LIFT
  const box = [-side / 2, middle - side / 2, side, side].map(short).join(' ')
  const paths = `<path ${stone} d="${stones}"/><path ${key} d="${keystone}" transform="translate(0 ${short(-LIFT)})"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground && `<path fill="${ground}" d="M-99-99h198v198h-198z"/>`}${paths}</svg>`
}

const tab = square({ share: 0.94, stone: 'class="s"', key: 'class="k"' }).replace(
  '<path',
  `<style>.s{fill:${light.river}}.k{fill:${light.apricot}}@media(prefers-color-scheme:dark){.s{fill:${dark.river}}.k{fill:${dark.apricot}}}</style><path`,
)
const tile = { ground: light.deep, stone: `fill="${light['on-deep']}"`, key: `fill="${light.apricot}"` }

await writeFile(`${PUBLIC}icon.svg`, `${tab}\n`)
await png('icon-192.png', square({ ...tile, share: 0.7 }), 192)
await png('icon-512.png', square({ ...tile, share: 0.7 }), 512)
// A mask may cut everything outside the middle four fifths.
await png('icon-maskable-512.png', square({ ...tile, share: 0.56 }), 512)
await png('icon-180.png', square({ ...tile, share: 0.68 }), 180)
await writeFile(`${PUBLIC}favicon.ico`, ico(await raster(square({ ...tile, share: 0.86 }), 32), 32))

/**
 * @param {string} name
 * @param {string} svg
 * @param {number} side
 */
async function png(name, svg, side) {
  await writeFile(PUBLIC + name, await raster(svg, side))
}

/**
 * @param {string} svg
 * @param {number} side
 */
function raster(svg, side) {
  return sharp(Buffer.from(svg), { density: 72 * (side / 20) })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/**
 * The old format as a shell around one PNG, for programs that ask for /favicon.ico unasked.
 * @param {Buffer} image
 * @param {number} side
 */
function ico(image, side) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}
