import { lay, paragraph } from '#platform/server/documents/pdf/boxes.ts'
import { INK, INK_2 } from '#platform/server/documents/pdf/colours.ts'
import { A4, Sheet, type Style } from '#platform/server/documents/pdf/page.ts'

export type ReceiptPage = { shop: string; number: string; what: string; km: string; date: string }

const BODY: Style = { weight: 'body', size: 11, colour: INK, leading: 1.6 }
const MARGIN = 64

/** Draws a receipt as a printed page of a shop. */
export function drawReceiptPage({ shop, number, what, km, date }: ReceiptPage): Promise<Buffer> {
  const title = `Račun ${number}`
  const sheet = new Sheet({ language: 'bs', title, author: shop }, { family: 'sans', dress: () => undefined })
  const line = (text: string, style: Style, gap: number) =>
    paragraph(sheet, { text, style, gap, width: A4.width - 2 * MARGIN, leaf: sheet.leaf(sheet.root, 'P') })
  const boxes = [
    ...line(shop, { ...BODY, weight: 'strong' }, 0),
    ...line(title, { ...BODY, weight: 'head', size: 18 }, 24),
    ...line(date, { ...BODY, colour: INK_2 }, 2),
    ...line(`${what}: ${km}`, BODY, 24),
    ...line(`Ukupno za platiti: ${km}`, { ...BODY, weight: 'strong' }, 12),
    ...line('Plaćeno gotovinom.', BODY, 24),
  ]
  const column = { x: MARGIN, width: A4.width - 2 * MARGIN, top: MARGIN, bottom: A4.height - MARGIN }
  lay(boxes, column, { page: 0, y: MARGIN, fresh: true })
  return sheet.finish()
}
