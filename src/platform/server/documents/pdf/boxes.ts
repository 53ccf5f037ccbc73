import { breakLines, drawLine, lineHeight, type Line } from './lines.ts'
import type { Leaf, Sheet, Style } from './page.ts'

export type Place = { page: number; x: number; y: number }

/** Something that is never parted: a line, a row, a rule. */
export type Box = {
  height: number
  /** Room above, but not at the top of a page. */
  gap: number
  /** Never the last on a page, because what follows belongs to it. */
  keep: boolean
  draw: (place: Place) => void
}

export type Column = { x: number; width: number; top: number; bottom: number }
export type Cursor = { page: number; y: number; fresh: boolean }

/**
 * Lays boxes one below the other, over as many pages as they need; what is a few lines too long moves together, unless it
 * is stiff, as tables and grounds are.
 */
export function lay(
  input: readonly Box[],
  column: Column,
  { stiff = false, ...cursor }: Cursor & { stiff?: boolean },
): Cursor {
  // Half a point is left for what sums of fractions lose.
  const boxes = stiff ? input : movedTogether(input, column.bottom - cursor.y - 0.5)
  let { page, y, fresh } = cursor
  for (const group of groups(boxes)) {
    const gap = fresh ? 0 : (group[0]?.gap ?? 0)
    const needed = gap + heightOf(group)
    if (!fresh && y + needed > column.bottom) {
      page += 1
      y = column.top
      fresh = true
    }
    for (const box of group) {
      const above = fresh ? 0 : box.gap
      // A group taller than a page is parted after all.
      if (!fresh && y + above + box.height > column.bottom) {
        page += 1
        y = column.top
      } else y += above
      box.draw({ page, x: column.x, y })
      y += box.height
      fresh = false
    }
  }
  return { page, y, fresh }
}

/** How far the room between things, and that between lines, may shrink before a second page is better. */
const LEAST = { gap: 0.55, height: 0.89 }

/**
 * Avoids a second page for three lines: first reduces the space above sections, then between lines, else changes nothing.
 */
function movedTogether(boxes: readonly Box[], room: number): readonly Box[] {
  const heights = boxes.reduce((sum, { height }) => sum + height, 0)
  const gaps = boxes.reduce((sum, { gap }) => sum + gap, 0)
  if (heights + gaps <= room || gaps === 0) return boxes
  const gap = Math.max(LEAST.gap, (room - heights) / gaps)
  const height = Math.min(1, (room - gap * gaps) / heights)
  if (height < LEAST.height) return boxes
  return boxes.map((box) => ({ ...box, gap: box.gap * gap, height: box.height * height }))
}

function groups(boxes: readonly Box[]): Box[][] {
  const closed: Box[][] = []
  let open: Box[] = []
  for (const box of boxes) {
    open.push(box)
    if (box.keep) continue
    closed.push(open)
    open = []
  }
  return open.length > 0 ? [...closed, open] : closed
}

function heightOf(group: readonly Box[]): number {
  return group.reduce((sum, { height, gap }, at) => sum + height + (at === 0 ? 0 : gap), 0)
}

type Words = {
  text: string
  style: Style
  width: number
  leaf: Leaf
  indent?: number
  gap?: number
  keep?: boolean
  align?: 'left' | 'centre' | 'right'
}
const SHARE = { left: 0, centre: 0.5, right: 1 }

/** A paragraph, line by line; neither its first nor its last line ever stands alone on a page. */
export function paragraph(sheet: Sheet, words: Words): Box[] {
  const { text, style, width, leaf, indent = 0, gap = 0, keep = false, align = 'left' } = words
  const shift = (line: Line) => indent + (width - indent - line.width) * SHARE[align]
  const lines = breakLines(sheet, { text, style, width: width - indent })
  return lines.map((line, at) => ({
    height: lineHeight(style),
    gap: at === 0 ? gap : 0,
    keep: keep || at === 0 ? at < lines.length - 1 || keep : at === lines.length - 2,
    draw: (place) =>
      drawWords(sheet, {
        line,
        style,
        leaf,
        place: { ...place, x: place.x + shift(line) },
        last: at === lines.length - 1,
      }),
  }))
}

type LineBox = { line: Line; style: Style; leaf: Leaf; place: Place; last?: boolean }

export function drawWords(sheet: Sheet, { line, style, leaf, place, last = true }: LineBox): void {
  const { page, x, y } = place
  const height = lineHeight(style)
  // Letters stand so that the room above and below them is the same.
  const baseline = y + height / 2 + style.size * 0.36
  sheet.write(leaf, page, () => drawLine(sheet, line, { x, baseline, style }))
  if (!leaf.href) return
  sheet.close()
  sheet.doc.link(x, y, line.width, height, leaf.href, {
    structParent: leaf.struct,
    Contents: new String(leaf.href),
  } as never)
  if (last) leaf.struct.end()
}

/** A rule or another mark without words. */
export function mark(
  sheet: Sheet,
  {
    height,
    gap = 0,
    keep = true,
    draw,
  }: { height: number; gap?: number; keep?: boolean; draw: (place: Place) => void },
): Box {
  return {
    height,
    gap,
    keep,
    draw: (place) => {
      sheet.goTo(place.page)
      sheet.artifact(() => draw(place))
    },
  }
}

type Rule = { width: number; colour: string; height: number; gap?: number; at?: number; thickness?: number }

/** A line across, so far below the top of its box. */
export function rule(sheet: Sheet, { width, colour, height, gap = 0, at = 0, thickness = 0.75 }: Rule): Box {
  return mark(sheet, {
    height,
    gap,
    draw: ({ x, y }) =>
      sheet.doc
        .moveTo(x, y + at)
        .lineTo(x + width, y + at)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke(),
  })
}

/** Boxes side by side as one; the row is as tall as the taller of them. */
export function beside(left: readonly Box[], right: readonly Box[], shift: number): Box[] {
  const many = Math.max(left.length, right.length)
  return Array.from({ length: many }, (_, at) => {
    const pair = [left[at], right[at]] as const
    return {
      height: Math.max(...pair.map((box) => box?.height ?? 0)),
      gap: Math.max(...pair.map((box) => box?.gap ?? 0)),
      keep: at < left.length - 1 || (pair[1]?.keep ?? false),
      draw: (place: Place) => {
        pair[0]?.draw(place)
        pair[1]?.draw({ ...place, x: place.x + shift })
      },
    }
  })
}

/** A short list stays on one page, a longer one is parted neither after its first nor before its last item. */
export function unbreakable(items: readonly Box[][]): Box[] {
  const isShort = items.length <= 6
  return items.flatMap((boxes, at) => {
    const joins = at < items.length - 1 && (isShort || at === 0 || at === items.length - 2)
    return boxes.map((box, nth) => ({ ...box, keep: nth < boxes.length - 1 || joins }))
  })
}
