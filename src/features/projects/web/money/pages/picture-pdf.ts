/** A page of a scanned document: an RGB photo as JPEG, and its size in pixels. */
export type PicturePage = { jpeg: Uint8Array; width: number; height: number }

const A4 = { short: 595.28, long: 841.89 }

/**
 * Returns a PDF with one photo on each page, as large as it fits an A4 page of its own orientation. The photos are stored as
 * they are.
 */
export function picturePdf(title: string, pages: readonly PicturePage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  let length = 0
  const add = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? asciiOf(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const addObject = (dictionary: string, stream?: Uint8Array) => {
    offsets.push(length)
    add(`${offsets.length} 0 obj\n${dictionary}\n`)
    if (stream) {
      add('stream\n')
      add(stream)
      add('\nendstream\n')
    }
    add('endobj\n')
  }
  // Three objects come first, and three for each page after them.
  const firstOf = (page: number) => 4 + page * 3
  add('%PDF-1.7\n')
  addObject('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>')
  const kids = pages.map((_, page) => `${firstOf(page)} 0 R`).join(' ')
  addObject(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  addObject(`<< /Title <${utf16Of(title)}> >>`)
  for (const [page, { jpeg, width, height }] of pages.entries()) {
    const [across, down] = width > height ? [A4.long, A4.short] : [A4.short, A4.long]
    const scale = Math.min(across / width, down / height)
    const [w, h] = [width * scale, height * scale]
    const place = [w, 0, 0, h, (across - w) / 2, (down - h) / 2].map((value) => value.toFixed(2)).join(' ')
    const drawing = asciiOf(`q ${place} cm /Photo Do Q`)
    const first = firstOf(page)
    addObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${first + 1} 0 R /Resources << /XObject << /Photo ${first + 2} 0 R >> >> >>`,
    )
    addObject(`<< /Length ${drawing.length} >>`, drawing)
    addObject(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    )
  }
  const table = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = offsets.length + 1
  add(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`)
  add(`trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return concat(parts, length)
}

function asciiOf(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/** Returns the hexadecimal digits of a text string of PDF. */
function utf16Of(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('')
}

function concat(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
