import { INK, INK_2 } from '#platform/server/documents/pdf/colours.ts'
import type { Style } from '#platform/server/documents/pdf/page.ts'
import { drawPlainPage } from '#platform/server/documents/pdf/plain-page.ts'

export type ReceiptPage = { shop: string; number: string; what: string; km: string; date: string }

const BODY: Style = { weight: 'body', size: 11, colour: INK, leading: 1.6 }

/** Draws a receipt as a printed page of a shop. */
export function drawReceiptPage({ shop, number, what, km, date }: ReceiptPage): Promise<Buffer> {
  const title = `Račun ${number}`
  return drawPlainPage({
    title,
    author: shop,
    family: 'sans',
    margin: 64,
    lines: [
      { text: shop, style: { ...BODY, weight: 'strong' }, gap: 0 },
      { text: title, style: { ...BODY, weight: 'head', size: 18 }, gap: 24 },
      { text: date, style: { ...BODY, colour: INK_2 }, gap: 2 },
      { text: `${what}: ${km}`, style: BODY, gap: 24 },
      { text: `Ukupno za platiti: ${km}`, style: { ...BODY, weight: 'strong' }, gap: 12 },
      { text: 'Plaćeno gotovinom.', style: BODY, gap: 24 },
    ],
  })
}
