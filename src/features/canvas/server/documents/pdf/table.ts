import { type Box, paragraph, type Place } from '#platform/server/documents/pdf/boxes.ts'
import { INK, INK_2, LINE } from '#platform/server/documents/pdf/colours.ts'
import type { Sheet, Struct, Style } from '#platform/server/documents/pdf/page.ts'
import type { Column, Table } from '../application-document.ts'

const HEAD: Style = { weight: 'strong', size: 8.6, colour: INK_2 }
const CELL: Style = { weight: 'body', size: 9.6, colour: INK, leading: 1.36 }
const FOOT: Style = { ...CELL, weight: 'strong' }
const PADDING = 4
const GUTTER = 10

type Input = { parent: Struct; width: number }

/** Draws a table: heads are marked for screen readers, rows are never split, and it ends with its sums. */
export function tableBoxes(sheet: Sheet, table: Table, { parent, width }: Input): Box[] {
  const struct = sheet.add(parent, 'Table')
  const row = (cells: readonly string[], look: Pick<Look, 'style' | 'tag'>) =>
    rowBox(sheet, { cells, columns: table.columns, struct: sheet.add(struct, 'TR'), width, ...look })
  const heads = table.columns.map(({ title }) => title)
  const boxes = [
    { ...row(heads, { style: HEAD, tag: 'TH' }), keep: true, gap: 4 },
    ...table.rows.map((cells) => row(cells, { style: CELL, tag: 'TD' })),
    ...(table.foot ? [row(table.foot, { style: FOOT, tag: 'TD' })] : []),
  ]
  // The sum never stands alone on a page.
  return boxes.map((box, at) => (at === boxes.length - 2 && table.foot ? { ...box, keep: true } : box))
}

type Look = {
  cells: readonly string[]
  columns: readonly Column[]
  struct: Struct
  width: number
  style: Style
  tag: 'TH' | 'TD'
}

function rowBox(sheet: Sheet, { cells, columns, struct, width, style, tag }: Look): Box {
  let along = 0
  const cellBoxes = columns.map((column, at) => {
    const wide = column.width * width
    const x = along
    along += wide
    const leaf = sheet.leaf(struct, tag, tag === 'TH' ? { scope: 'Column' } : {})
    const boxes = paragraph(sheet, {
      text: cells[at] ?? '',
      style,
      width: wide - (at === columns.length - 1 ? 0 : GUTTER),
      leaf,
      align: column.align ?? 'left',
    })
    return { x, boxes }
  })
  const heights = cellBoxes.map(({ boxes }) => boxes.reduce((sum, { height }) => sum + height, 0))
  const height = Math.max(style.size * 1.4, ...heights) + 2 * PADDING
  return {
    height,
    gap: 0,
    keep: false,
    draw(place: Place) {
      for (const { x, boxes } of cellBoxes) {
        let y = place.y + PADDING
        for (const box of boxes) {
          box.draw({ page: place.page, x: place.x + x, y })
          y += box.height
        }
      }
      sheet.goTo(place.page)
      sheet.artifact(() =>
        sheet.doc
          .moveTo(place.x, place.y + height)
          .lineTo(place.x + width, place.y + height)
          .lineWidth(tag === 'TH' ? 1 : 0.5)
          .strokeColor(LINE)
          .stroke(),
      )
    },
  }
}
