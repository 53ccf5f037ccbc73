import { formatAmount } from '#platform/contract/amount.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { paragraph, lay } from '#platform/server/documents/pdf/boxes.ts'
import { INK, INK_2 } from '#platform/server/documents/pdf/colours.ts'
import { A4, Sheet, type Style } from '#platform/server/documents/pdf/page.ts'
import { drawSvg } from '#platform/server/pictures/draw-svg-in-pool.ts'
import type { DemoReceipt } from './demo-money.ts'

type Bought = { what: string; amount: number; day: string }

const BODY: Style = { weight: 'body', size: 11, colour: INK, leading: 1.6 }
const MARGIN = 64

/** What a shop gave for it, drawn by code; no shop of the demo world is real. */
export async function drawReceipt(receipt: DemoReceipt, bought: Bought): Promise<Buffer> {
  return receipt.as === 'page' ? page(receipt, bought) : photo(receipt, bought)
}

const said = ({ amount, day }: Bought) => ({
  km: formatAmount(amount / 100, 'bhs'),
  date: formatDate(new Date(`${day}T12:00:00Z`), 'bhs'),
})

function page({ shop, number }: DemoReceipt, bought: Bought): Promise<Buffer> {
  const { km, date } = said(bought)
  const title = `Račun ${number}`
  const sheet = new Sheet({ language: 'bs', title, author: shop }, { family: 'sans', dress: () => undefined })
  const line = (text: string, style: Style, gap: number) =>
    paragraph(sheet, { text, style, gap, width: A4.width - 2 * MARGIN, leaf: sheet.leaf(sheet.root, 'P') })
  const boxes = [
    ...line(shop, { ...BODY, weight: 'strong' }, 0),
    ...line(title, { ...BODY, weight: 'head', size: 18 }, 24),
    ...line(date, { ...BODY, colour: INK_2 }, 2),
    ...line(`${bought.what}: ${km}`, BODY, 24),
    ...line(`Ukupno za platiti: ${km}`, { ...BODY, weight: 'strong' }, 12),
    ...line('Plaćeno gotovinom.', BODY, 24),
  ]
  const column = { x: MARGIN, width: A4.width - 2 * MARGIN, top: MARGIN, bottom: A4.height - MARGIN }
  lay(boxes, column, { page: 0, y: MARGIN, fresh: true })
  return sheet.finish()
}

async function photo({ shop, number }: DemoReceipt, bought: Bought): Promise<Buffer> {
  const { km, date } = said(bought)
  const lines = [
    shop,
    `Račun ${number}`,
    date,
    '',
    bought.what,
    km,
    '',
    `UKUPNO  ${km}`,
    'GOTOVINA',
    'Hvala!',
  ]
  const text = lines.map((line, at) => `<text x="450" y="${330 + at * 62}">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
<rect width="900" height="1200" fill="#7d6248"/><path d="M0 300H900M0 620H900M0 930H900" stroke="#5f4934" stroke-width="8"/>
<g transform="rotate(-3 450 600)"><path d="M170 190l28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16V1010H170Z" fill="#f7f5ef"/>
<g font-family="monospace" font-size="34" fill="#2b2b2b" text-anchor="middle">${text}</g></g></svg>`
  return Buffer.from(await drawSvg({ svg, format: 'webp' }))
}
