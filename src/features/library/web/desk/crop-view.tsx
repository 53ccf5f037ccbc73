import { type CropShape, type Cut, heightOf } from '../../contract/crops.ts'
import type { LibraryPicture, ownCalls } from '../../contract/library.endpoints.ts'
import { usePictureAddress } from '../library-image.tsx'

type Props = { picture: LibraryPicture; calls: typeof ownCalls; shape: CropShape; cut: Cut }

/** A part of a picture as it will be seen, before it is drawn. */
export function CropView({ picture, calls, shape, cut }: Props) {
  const { address } = usePictureAddress(picture, calls)
  const { width, height } = picture
  const box = [cut.x * width, cut.y * height, cut.width * width, heightOf(shape, picture, cut.width) * height]
  return (
    <svg
      aria-hidden
      viewBox={box.map((side) => side / 1000).join(' ')}
      className="w-full rounded-stone bg-sunken"
    >
      {address && <image href={address} width={width} height={height} />}
    </svg>
  )
}
