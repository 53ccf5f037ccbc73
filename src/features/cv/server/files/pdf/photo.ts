import type { Sheet, Struct } from '#platform/server/documents/pdf/page.ts'

type Frame = { parent: Struct; label: string; x: number; y: number; size: number; radius: number }

/** Draws a photo in its frame on the first page, with a description for screen readers. */
export function drawPhoto(sheet: Sheet, photo: Buffer, { parent, label, x, y, size, radius }: Frame): void {
  const leaf = sheet.leaf(parent, 'Figure', {
    alt: label,
    bbox: [x, y, x + size, y + size],
    placement: 'Block',
  })
  sheet.write(leaf, 0, () => {
    sheet.doc.save().roundedRect(x, y, size, size, radius).clip()
    sheet.doc.image(photo, x, y, { width: size, height: size })
    sheet.doc.restore()
  })
  sheet.close()
}
