import { drawLine, measure } from './lines.ts'
import { A4, type Sheet, type Style } from './page.ts'

/** Says on each page whose it is and which of how many; one page needs no number. */
export function numberPages(
  sheet: Sheet,
  { name, pageLabel }: { name: string; pageLabel: string },
  { x, width, colour }: { x: number; width: number; colour: string },
): void {
  const style: Style = { weight: 'body', size: 8, colour }
  if (sheet.pages < 2) return
  for (let page = 0; page < sheet.pages; page += 1) {
    const place = pageLabel.replace('§', String(page + 1)).replace('¶', String(sheet.pages))
    sheet.goTo(page)
    sheet.artifact(() => {
      const right = measure(sheet, place, style)
      drawLine(sheet, measure(sheet, name, style), { x, baseline: A4.height - 30, style })
      drawLine(sheet, right, { x: x + width - right.width, baseline: A4.height - 30, style })
    }, 'Pagination')
  }
}
