import { lay, paragraph } from './boxes.ts'
import type { Family } from './fonts.ts'
import { A4, Sheet, type Style } from './page.ts'

export type PlainLine = { text: string; style: Style; gap: number }

type PlainPage = {
  title: string
  author: string
  family: Family
  margin: number
  lines: readonly PlainLine[]
}

/** Draws a page of paragraphs in our language, one below the other, with text that readers and machines find. */
export function drawPlainPage({ title, author, family, margin, lines }: PlainPage): Promise<Buffer> {
  const sheet = new Sheet({ language: 'bs', title, author }, { family, dress: () => undefined })
  const width = A4.width - 2 * margin
  const boxes = lines.flatMap((line) =>
    paragraph(sheet, { ...line, width, leaf: sheet.leaf(sheet.root, 'P') }),
  )
  const column = { x: margin, width, top: margin, bottom: A4.height - margin }
  lay(boxes, column, { page: 0, y: margin, fresh: true })
  return sheet.finish()
}
