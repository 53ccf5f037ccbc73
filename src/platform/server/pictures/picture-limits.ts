import type { Metadata } from 'sharp'

/** The largest pictures of today's phones; above it a small file may unpack to gigabytes. */
export const PIXELS_MAX = 60_000_000
/** The memory for decoding one picture, besides the process itself and the sizes that it renders. */
const DECODER_BYTES = 110_000_000

/** How many pixels a picture of this kind may have, from its head alone: for the same pixels decoders need very different room. */
export function pixelLimit(metadata: Metadata): number {
  return Math.min(PIXELS_MAX, Math.floor(DECODER_BYTES / bytesPerPixel(metadata)))
}

/** As measured with the decoders that we ship; what reads a picture row by row needs next to nothing. */
function bytesPerPixel({ format, isProgressive, depth, channels = 4, pages = 1, ...rest }: Metadata): number {
  switch (format) {
    case 'jpeg': {
      if (!isProgressive) return 0.5
      // All coefficients of the picture wait for the last scan.
      if (channels === 4) return 11
      return rest.chromaSubsampling === '4:2:0' ? 4 : 7.5
    }
    case 'png': {
      const sample = depth === 'ushort' ? 2 : 1
      return isProgressive ? channels * sample + 2 : sample
    }
    case 'gif':
      return 6
    case 'webp':
      // Frames are drawn onto one another, and a lossless picture is unpacked as a whole.
      return pages > 1 ? 9 : 5
    default:
      return depth === 'uchar' ? 20 : 27
  }
}
