import { stonePath } from '#platform/contract/arch-geometry.ts'

export const SHAPES = { wide: { width: 1200, height: 630 }, square: { width: 1080, height: 1080 } } as const
export type Shape = keyof typeof SHAPES

export type SharedPicture = {
  title: string
  text: string
  /** The name that the member typed for this picture; empty for none. */
  name: string
  stones: number
}

const GROUND = '#06362d'
const STONE = '#f6f3ea'
const KEYSTONE = '#ff7a4d'
const SOFT = '#b9d6cc'
const FAMILY = '"Onest Variable", sans-serif'
const MARGIN = 64
const MOST_LINES = 3

/** Draws a picture to share on this device (PNG). @throws if the browser gives no canvas. */
export async function drawPicture(picture: SharedPicture, shape: Shape): Promise<Blob> {
  const { width, height } = SHAPES[shape]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  await Promise.all(
    ['700 64px', '500 32px'].map((font) => document.fonts.load(`${font} ${FAMILY}`, picture.title)),
  )
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, width, height)
  drawArch(pen, picture.stones, shape)
  const room = shape === 'wide' ? 560 : width - 2 * MARGIN
  pen.fillStyle = STONE
  const below = write(pen, { text: picture.title, room, top: MARGIN, size: 76, weight: 700 })
  pen.fillStyle = SOFT
  write(pen, { text: picture.text, room, top: below + 12, size: 40, weight: 500 })
  pen.font = `700 36px ${FAMILY}`
  pen.fillStyle = STONE
  pen.fillText('Zamah', MARGIN, height - MARGIN + 24)
  pen.textAlign = 'right'
  pen.fillStyle = SOFT
  pen.font = `500 34px ${FAMILY}`
  pen.fillText(picture.name, width - MARGIN, height - MARGIN + 24, width - 2 * MARGIN - 200)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

function drawArch(pen: CanvasRenderingContext2D, count: number, shape: Shape): void {
  const { width, height } = SHAPES[shape]
  const isWide = shape === 'wide'
  const outer = isWide ? 350 : 430
  const frame = { outer, inner: outer * 0.68, gap: 9 }
  pen.save()
  // In the wide one it stands to the right of the words.
  pen.translate(isWide ? width - MARGIN - outer : width / 2, height - MARGIN - 46)
  const key = Math.floor(count / 2)
  for (let index = 0; index < count; index += 1) {
    const colour = index === key ? KEYSTONE : STONE
    fillStone(pen, new Path2D(stonePath({ index, count, frame, key })), colour)
  }
  pen.restore()
}

function fillStone(pen: CanvasRenderingContext2D, stone: Path2D, colour: string): void {
  pen.fillStyle = colour
  pen.fill(stone)
}

type Line = { text: string; room: number; top: number; size: number; weight: number }

/** Writes words in as many lines as they need, three at most, smaller where they are long; returns where the last line ends. */
function write(pen: CanvasRenderingContext2D, { text, room, top, size, weight }: Line): number {
  for (let height = size; ; height -= 2) {
    pen.font = `${weight} ${height}px ${FAMILY}`
    const lines = linesOf(pen, text, room)
    if (lines.length > MOST_LINES && height > 24) continue
    lines
      .slice(0, 2)
      .forEach((line, row) => pen.fillText(line, MARGIN, top + height * (0.9 + row * 1.15), room))
    return top + height * (1 + (Math.min(MOST_LINES, lines.length) - 1) * 1.15)
  }
}

function linesOf(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
