import { classNames } from '#platform/web/ui/class-names.ts'
import type { CropShape } from '../contract/crops.ts'
import { type FocalPlace, focalPlace } from '../contract/focal.ts'
import type { PictureFile } from '../contract/pictures.ts'
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
  picture: Pick<PictureFile, 'crops' | 'focal'>
  /** The shape in which it stands here: the part that somebody chose for it, if there is one. */
  shape?: CropShape
}

/** A picture of the library in a place that may cut it: to the part chosen for its shape, or around its focal point. */
export function LibraryPicture({ picture, shape, className, ...props }: Props) {
  const crop = picture.crops.find((one) => one.shape === shape)
  return (
    <WholePicture
      {...props}
      picture={crop ?? picture}
      className={classNames(!crop && FOCUS[focalPlace(picture.focal)], className)}
    />
  )
}
