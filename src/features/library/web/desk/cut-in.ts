import { type CropShape, type Cut, firstCut } from '../../contract/crops.ts'
import type { PictureFile } from '../../contract/pictures.ts'

/** The part of a picture that is shown in a shape now. */
export function cutIn(picture: PictureFile, shape: CropShape): Cut {
  return picture.crops.find((one) => one.shape === shape)?.cut ?? firstCut(shape, picture, picture.focal)
}
