/** Wide enough for every size that the server makes. */
const MAX_WIDTH = 2400

/**
 * Makes a phone's photo small before it travels, which saves most of its data. What this browser cannot read goes as
 * it is: the server says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MAX_WIDTH / Math.max(picture.width, picture.height))
    if (scale === 1 && file.size < 500_000) return file
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    const drawing = canvas.getContext('2d')
    if (!drawing) return file
    // Transparent places would turn black.
    drawing.fillStyle = 'white'
    drawing.fillRect(0, 0, canvas.width, canvas.height)
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
  } catch {
    return file
  }
}
