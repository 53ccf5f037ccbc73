import sharp, { type Sharp } from 'sharp'

/** A GIF of a few bytes that unpacks to so many pixels. */
export function gifOf(width: number, height: number): Buffer {
  const head = Buffer.from(
    'GIF89a\0\0\0\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;',
    'latin1',
  )
  for (const at of [6, 24]) {
    head.writeUInt16LE(width, at)
    head.writeUInt16LE(height, at + 2)
  }
  return head
}

/** A square of one colour: large when it is open, small as a file. */
export function square(megapixels: number, channels: 3 | 4 = 3): Sharp {
  const side = Math.floor(Math.sqrt(megapixels * 1e6))
  const background = { r: 200, g: 100, b: 50, alpha: 0.5 }
  return sharp({ create: { width: side, height: side, channels, background }, limitInputPixels: false })
}
