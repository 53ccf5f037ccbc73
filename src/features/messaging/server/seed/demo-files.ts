/** A sketch of a bench over the river, drawn by code. */
export const BENCH_SKETCH = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<rect width="1200" height="900" fill="#f3ecdd"/>
<path d="M0 330 Q300 270 600 320 T1200 300 V470 H0Z" fill="#b9cfc4"/>
<path d="M0 430 Q300 400 600 440 T1200 420 V560 H0Z" fill="#6fa3ad"/>
<path d="M0 540 Q400 510 800 545 T1200 535 V900 H0Z" fill="#cdbf95"/>
<g fill="#a5703d" stroke="#4b3320" stroke-width="6" stroke-linejoin="round">
<rect x="260" y="430" width="680" height="44" rx="8"/>
<rect x="260" y="496" width="680" height="44" rx="8"/>
<path d="M220 600 H980 L1010 650 H190Z"/>
<path d="M290 650 H340 L330 790 H280Z"/><path d="M860 650 H910 L920 790 H870Z"/>
<path d="M300 430 V600 H336 V430Z"/><path d="M864 430 V600 H900 V430Z"/>
</g>
<g stroke="#4b3320" stroke-width="4" fill="none">
<path d="M190 830 H1010 M190 815 V845 M1010 815 V845"/><path d="M1060 430 V790 M1045 430 H1075 M1045 790 H1075"/>
</g>
<g fill="#4b3320" font-family="sans-serif" font-size="34"><text x="540" y="880">180 cm</text><text x="1084" y="622">85 cm</text></g>
</svg>`

const LINES = [
  'Ponuda 118/26',
  '',
  'Daske od jasena, susene, 180 x 14 x 4 cm',
  '10 komada po 35,00 KM ............ 350,00 KM',
  'Prevoz do Zenice ................... 40,00 KM',
  '',
  'Ukupno ............................ 390,00 KM',
  '',
  'Ponuda vrijedi 30 dana. Materijal je spreman za sedam dana.',
]

/** Draws the offer of a sawmill: one page, in a typeface that every reader has. */
export function offerPdf(): Buffer {
  const text = LINES.map((line) => `(${line}) Tj T*`).join('\n')
  const content = `BT /F1 14 Tf 22 TL 72 760 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, n) => {
    const at = pdf.length
    pdf += `${n + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf + table + end, 'latin1')
}
