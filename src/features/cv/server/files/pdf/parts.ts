import type { Block, CvEntry } from '../../../contract/document.ts'
import { shortAddress } from '../../../contract/short-address.ts'
import { type Box, drawWords, paragraph } from '#platform/server/documents/pdf/boxes.ts'
import { measure } from '#platform/server/documents/pdf/lines.ts'
import type { Sheet, Struct, Style } from '#platform/server/documents/pdf/page.ts'

type TextBox = { parent: Struct; style: Style; width: number; gap?: number }

const INDENT = 11

/** Draws a note: paragraphs, and lists as lists. */
export function noteBoxes(
  sheet: Sheet,
  blocks: readonly Block[],
  { parent, style, width, gap = 3 }: TextBox,
): Box[] {
  return blocks.flatMap((block, at) => {
    const above = at === 0 ? gap : 3
    if (block.kind === 'text') {
      return paragraph(sheet, { text: block.text, style, width, gap: above, leaf: sheet.leaf(parent, 'P') })
    }
    const list = sheet.add(parent, 'L')
    return block.items.flatMap((text, nth) =>
      bulleted(sheet, { text, style, width, gap: nth === 0 ? above : 1.5, parent: list }),
    )
  })
}

/** Draws a list item with a bullet. */
function bulleted(sheet: Sheet, { text, ...textBox }: TextBox & { text: string }): Box[] {
  const { parent, style, width, gap = 0 } = textBox
  const item = sheet.add(parent, 'LI')
  const label = sheet.leaf(item, 'Lbl')
  const body = sheet.leaf(item, 'LBody')
  const boxes = paragraph(sheet, { text, style, width, gap, indent: INDENT, leaf: body })
  const [first, ...rest] = boxes
  if (!first) return []
  const dot = measure(sheet, '•', style)
  const draw: Box['draw'] = (place) => {
    drawWords(sheet, { line: dot, style, leaf: label, place: { ...place, x: place.x + 1.5 } })
    first.draw(place)
  }
  return [{ ...first, draw }, ...rest]
}

/** Draws the address of an entry as a link. */
export function addressBoxes(
  sheet: Sheet,
  { url }: Pick<CvEntry, 'url'>,
  { parent, style, width, gap = 2 }: TextBox,
): Box[] {
  if (!url) return []
  const leaf = sheet.link(sheet.add(parent, 'P'), url)
  return paragraph(sheet, { text: shortAddress(url), style, width, gap, leaf })
}

/** Joins facts on one line; empty ones leave no separator. */
export function joined(parts: readonly (string | undefined)[], by = ' · '): string {
  return parts.filter(Boolean).join(by)
}
