import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { themeColours } from '#platform/server/pages/design.ts'
import { type PictureSize, SIZES } from '../contract/picture.ts'
import { drawArch, drawMark } from './draw-arch.ts'
import { LAYOUTS } from './layout.ts'

/** All that a picture shows. */
export type PictureContent = {
  size: PictureSize
  title: string
  facts: readonly string[]
  product: string
  tagline: string
  cover?: { key: string; focal: { x: number; y: number }; bytes?: Uint8Array }
}

const FONTS = join(import.meta.dirname, 'fonts')
const REGULAR = 450
const BOLD = 700
// Of the font: the mean width of a letter in its size.
const LETTER = 0.58
const FACTS_MAX = 3

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 700 }[]> | undefined

export async function drawPicture(content: PictureContent): Promise<Buffer> {
  const { size, title, facts, product, tagline, cover } = content
  const { width, height } = SIZES[size]
  const layout = LAYOUTS[size]
  const lines = facts.slice(0, FACTS_MAX)
  const room = cover?.bytes ? layout.belowCover : layout.title
  const place = { ...room, height: room.height - lines.length * layout.facts.line }
  const colours = await themeColours('light')
  const words = await satori(
    column([
      text(title, {
        ...place,
        size: fitting(title, place),
        weight: 700,
        align: 'center',
        color: colours.ink,
        tight: true,
      }),
      ...lines.map((fact, n) =>
        text(shortened(fact, layout.facts), {
          ...place,
          top: place.top + place.height + n * layout.facts.line,
          height: layout.facts.line,
          size: layout.facts.size,
          weight: 400,
          align: 'center',
          color: colours['ink-2'],
        }),
      ),
      text(product, {
        ...layout.name,
        weight: 700,
        align: 'flex-start',
        color: colours['on-deep'],
        tight: true,
      }),
      text(tagline, { ...layout.tagline, weight: 400, color: colours['on-deep-2'] }),
    ]),
    { width, height, fonts: await (fonts ??= loadFonts()) },
  )
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>`,
    ...(cover?.bytes ? [] : [drawArch({ ...layout.arch, colours })]),
    `<path fill="${colours.deep}" d="M0 ${layout.water}h${width}v${height - layout.water}H0z"/>`,
    drawMark({ ...layout.mark, colours }),
    words,
    '</svg>',
  ].join('')
  const picture = sharp(Buffer.from(svg))
  if (cover?.bytes) {
    const input = await cropped(cover.bytes, { ...cover.focal, width, height: room.top })
    picture.composite([{ input, top: 0, left: 0 }])
  }
  return picture.png({ palette: true, compressionLevel: 9 }).toBuffer()
}

type Cut = { x: number; y: number; width: number; height: number }

/** Fills the room with a picture; what must stay visible is as near to its middle as the edges allow. */
async function cropped(bytes: Uint8Array, { x, y, width, height }: Cut): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .resize({ width, height, fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const start = (whole: number, part: number, at: number) =>
    Math.max(0, Math.min(whole - part, Math.round((whole * at) / 100 - part / 2)))
  const [left, top] = [start(info.width, width, x), start(info.height, height, y)]
  return sharp(data).extract({ left, top, width, height }).png().toBuffer()
}

type Words = {
  left: number
  top: number
  width: number
  height: number
  size: number
  weight: 400 | 700
  align: string
  color: string | undefined
  tight?: boolean
}

/** The elements that satori takes are those of React; here they are written by hand. */
function text(content: string, { left, top, width, height, size, weight, align, color, tight }: Words) {
  const spacing = tight ? { letterSpacing: -0.04 * size, lineHeight: 1.02 } : {}
  return {
    type: 'div',
    props: {
      style: {
        position: 'absolute',
        display: 'flex',
        left,
        top,
        width,
        height,
        alignItems: 'center',
        justifyContent: align,
      },
      children: {
        type: 'div',
        props: {
          style: {
            color,
            fontSize: size,
            fontWeight: weight,
            textAlign: align === 'center' ? 'center' : 'left',
            lineClamp: 3,
            ...spacing,
          },
          children: content,
        },
      },
    },
  }
}

function column(children: readonly ReturnType<typeof text>[]) {
  return {
    type: 'div',
    key: null,
    props: {
      style: { display: 'flex', width: '100%', height: '100%', fontFamily: 'Onest, Onest Cyrillic' },
      children: [...children],
    },
  }
}

/** On one line: a name of sixty letters ends with a sign that there is more of it. */
function shortened(fact: string, { letters }: { letters: number }): string {
  return fact.length <= letters ? fact : `${fact.slice(0, letters - 1).trimEnd()}…`
}

/** The largest size at which the longest word fits on a line and all words fit on three. */
function fitting(
  title: string,
  { width, height, largest }: { width: number; height: number; largest: number },
): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length), 1)
  const perLine = width / (longest * LETTER)
  const area = Math.sqrt((width * height) / (title.length * LETTER * 1.5))
  return Math.floor(Math.max(28, Math.min(largest, perLine, area)))
}

async function loadFonts() {
  const read = async (name: string, script: string, cut: number, weight: 400 | 700) => ({
    name,
    data: await readFile(join(FONTS, `onest-${script}-${cut}.ttf`)),
    weight,
  })
  return Promise.all([
    read('Onest', 'latin', REGULAR, 400),
    read('Onest', 'latin', BOLD, 700),
    read('Onest Cyrillic', 'cyrillic', REGULAR, 400),
    read('Onest Cyrillic', 'cyrillic', BOLD, 700),
  ])
}
