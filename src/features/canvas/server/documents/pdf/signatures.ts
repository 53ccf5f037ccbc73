import { type Box, paragraph, type Place } from '#platform/server/documents/pdf/boxes.ts'
import { INK, INK_2 } from '#platform/server/documents/pdf/colours.ts'
import type { Sheet, Style } from '#platform/server/documents/pdf/page.ts'
import type { ApplicationDocument } from '../application-document.ts'

const NAME: Style = { weight: 'strong', size: 9.6, colour: INK }
const LABEL: Style = { weight: 'body', size: 8, colour: INK_2 }
/** Space above the line for a signature. */
const HAND = 34
/** The lines for signature and date, as parts of the width. */
const SIGN = { from: 0.36, until: 0.68 }
const DATE = { from: 0.72, until: 1 }

type Input = { width: number; title: Style }

/** Draws for each member a name, a line for the signature and one for date and place. */
export function signatureBoxes(
  sheet: Sheet,
  { title, labels, names }: ApplicationDocument['signatures'],
  { width, title: style }: Input,
): Box[] {
  if (names.length === 0) return []
  const struct = sheet.add(sheet.root, 'Sect', { title })
  const list = sheet.add(struct, 'L')
  const heading = paragraph(sheet, {
    text: title,
    style,
    width,
    gap: 26,
    keep: true,
    leaf: sheet.leaf(struct, 'H2'),
  }).map((box) => ({ ...box, keep: true }))
  return [...heading, ...names.map((name) => lineFor(name))]

  function lineFor(name: string): Box {
    const body = sheet.add(sheet.add(list, 'LI'), 'LBody')
    const words = (text: string, wide: number, look: Style) =>
      paragraph(sheet, { text, style: look, width: wide, leaf: sheet.leaf(body, 'P') })
    const columns = [
      { x: 0, from: HAND - 12, boxes: words(name, SIGN.from * width - 12, NAME) },
      { x: SIGN.from * width, from: HAND + 3, boxes: words(labels.signature, width / 4, LABEL) },
      { x: DATE.from * width, from: HAND + 3, boxes: words(labels.date, width / 4, LABEL) },
    ]
    const ends = columns.map(({ from, boxes }) => boxes.reduce((sum, { height }) => sum + height, from))
    return {
      height: Math.max(...ends),
      gap: 6,
      keep: false,
      draw(place: Place) {
        for (const { x, from, boxes } of columns) {
          let y = place.y + from
          for (const box of boxes) {
            box.draw({ page: place.page, x: place.x + x, y })
            y += box.height
          }
        }
        sheet.goTo(place.page)
        sheet.artifact(() => {
          for (const { from, until } of [SIGN, DATE])
            sheet.doc
              .moveTo(place.x + from * width, place.y + HAND)
              .lineTo(place.x + until * width, place.y + HAND)
              .lineWidth(0.75)
              .strokeColor(INK_2)
              .stroke()
        })
      },
    }
  }
}
