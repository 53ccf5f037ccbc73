import { INK, INK_2 } from '#platform/server/documents/pdf/colours.ts'
import type { Style } from '#platform/server/documents/pdf/page.ts'
import { drawPlainPage } from '#platform/server/documents/pdf/plain-page.ts'

/** A letter of the demo world, in which an owner consents to a project. */
export type ConsentLetter = { from: string; title: string; lines: readonly string[]; signature: string }

const BODY: Style = { weight: 'body', size: 11, colour: INK, leading: 1.6 }

/** Draws the letter as a page with text that a reader finds. */
export function drawLetterPage({ from, title, lines, signature }: ConsentLetter): Promise<Buffer> {
  return drawPlainPage({
    title,
    author: from,
    family: 'serif',
    margin: 72,
    lines: [
      { text: from, style: { ...BODY, colour: INK_2 }, gap: 0 },
      { text: title, style: { ...BODY, weight: 'head', size: 18 }, gap: 28 },
      ...lines.map((text) => ({ text, style: BODY, gap: 14 })),
      { text: signature, style: { ...BODY, weight: 'strong' }, gap: 36 },
    ],
  })
}

/** Draws the letter as somebody photographs it on a table. */
export function letterPhoto({ from, title, lines, signature }: ConsentLetter): string {
  const rows = lines.map((text, at) => `<text x="190" y="${440 + at * 56}">${text}</text>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600" viewBox="0 0 1200 1600">
<rect width="1200" height="1600" fill="#6f7c76"/><path d="M0 420H1200M0 900H1200M0 1330H1200" stroke="#5c6963" stroke-width="10"/>
<g transform="rotate(2 600 800)"><rect x="110" y="120" width="980" height="1360" fill="#f8f6f0"/>
<g font-family="sans-serif" fill="#23302b"><g font-size="30"><text x="190" y="220">${from}</text>${rows}</g>
<text x="190" y="340" font-size="48" font-weight="700">${title}</text>
<text x="190" y="1210" font-size="30" font-weight="700">${signature}</text></g>
<circle cx="820" cy="1240" r="112" fill="none" stroke="#3b5d94" stroke-width="7"/><circle cx="820" cy="1240" r="78" fill="none" stroke="#3b5d94" stroke-width="4"/>
<path d="M560 1300q40-90 80-20t70-50 60 40 80-30" fill="none" stroke="#26427a" stroke-width="6"/></g></svg>`
}
