import { type ArchFrame, inset, keystoneLift, short, stonePath } from '#platform/contract/arch-geometry.ts'

type ArchPlace = {
  x: number
  y: number
  frame: ArchFrame
  count: number
  missing: readonly number[]
  colours: Record<string, string>
}

/** The arch of the landing page: laid stones, some still missing, the keystone lifted in the middle. */
export function drawArch({ x, y, frame, count, missing, colours }: ArchPlace): string {
  const middle = (count - 1) / 2
  const shades = [colours['stone-1'], colours['stone-2'], colours['stone-3']]
  const stones = Array.from({ length: count }, (_, index) => {
    if (index === middle) {
      const lifted = `translate(0 ${short(-keystoneLift(frame))})`
      return `<path fill="${colours.apricot}" transform="${lifted}" d="${stonePath({ index, count, frame })}"/>`
    }
    if (!missing.includes(index))
      return `<path fill="${shades[index % shades.length]}" d="${stonePath({ index, count, frame })}"/>`
    const outline = stonePath({ index, count, frame, ring: inset(frame, 2) })
    return `<path fill="${colours.paper}" stroke="${colours.edge}" stroke-width="2" stroke-dasharray="8 7" d="${outline}"/>`
  })
  return `<g transform="translate(${x} ${y})">${stones.join('')}</g>`
}

const MARK: ArchFrame = { outer: 15, inner: 7, gap: 1.6 }

/** The mark of the product, standing on its left foot at the given place. */
export function drawMark({
  x,
  y,
  scale,
  colours,
}: {
  x: number
  y: number
  scale: number
  colours: Record<string, string>
}): string {
  const stone = (index: number) => stonePath({ index, count: 5, frame: MARK })
  const stones = [0, 1, 3, 4].map(stone).join('')
  const key = `<path fill="${colours.apricot}" transform="translate(0 ${short(-keystoneLift(MARK))})" d="${stone(2)}"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(${MARK.outer} 0)"><path fill="${colours['on-deep']}" d="${stones}"/>${key}</g>`
}
