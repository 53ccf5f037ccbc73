import { formatAmount } from '#platform/contract/amount.ts'
import { formatDay } from '#platform/contract/dates.ts'
import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import { drawSvg } from '#platform/server/pictures/draw-svg-in-pool.ts'
import type { DemoReceipt } from './demo-money.ts'
import type { ReceiptPage } from './receipt-page.ts'

type Bought = { what: string; amount: number; day: string }

const drawPage = drawingPool<ReceiptPage>({
  name: 'demo-receipts',
  script: new URL('./receipt-page.worker.ts', import.meta.url),
})

/** Draws a receipt as an image; no shop of the demo world is real. */
export async function drawReceipt(receipt: DemoReceipt, { what, amount, day }: Bought): Promise<Buffer> {
  const { shop, number } = receipt
  const km = formatAmount(amount / 100, 'bhs')
  const date = formatDay(day, 'bhs')
  const page = { shop, number, what, km, date }
  return receipt.as === 'page' ? drawPage(page) : Buffer.from(await photo(page))
}

function photo({ shop, number, what, km, date }: ReceiptPage): Promise<Uint8Array> {
  const lines = [shop, `Račun ${number}`, date, '', what, km, '', `UKUPNO  ${km}`, 'GOTOVINA', 'Hvala!']
  const text = lines.map((line, at) => `<text x="450" y="${330 + at * 62}">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
<rect width="900" height="1200" fill="#7d6248"/><path d="M0 300H900M0 620H900M0 930H900" stroke="#5f4934" stroke-width="8"/>
<g transform="rotate(-3 450 600)"><path d="M170 190l28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16 28 16 28-16V1010H170Z" fill="#f7f5ef"/>
<g font-family="monospace" font-size="34" fill="#2b2b2b" text-anchor="middle">${text}</g></g></svg>`
  return drawSvg({ svg, format: 'webp' })
}
