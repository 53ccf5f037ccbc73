import { classNames } from '#platform/web/ui/class-names.ts'
import { type FocalPlace, focalPlace } from '../contract/focal.ts'
import { partFor } from '../contract/part-for.ts'
import type { PictureFile } from '../contract/pictures.ts'
import type { PlaceShape } from '../contract/shapes.ts'
import { WholePicture, type WholePictureProps } from './whole-picture.tsx'

const FOCUS: Record<FocalPlace, string> = {
  center: '',
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
  leftTop: 'object-left-top',
  rightTop: 'object-right-top',
  leftBottom: 'object-left-bottom',
  rightBottom: 'object-right-bottom',
}

type Props = WholePictureProps & {
  picture: PictureFile
  /** The shape in which it stands here: the part that somebody chose for it or for one near it, if there is one. */
  shape?: PlaceShape
  /** How it is cut where nobody chose a part. A chosen part is shown whole. */
  cut?: string
}

/** A picture of the library in a place that may cut it: the part chosen for its shape, and around its focal point. */
export function LibraryPicture({ picture, shape, cut, className, ...props }: Props) {
  const part = partFor(picture, shape)
  return (
    <WholePicture
      {...props}
      picture={part}
      className={classNames(FOCUS[focalPlace(part.focal)], !part.isChosen && cut, className)}
    />
  )
}
