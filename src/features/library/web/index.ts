export {
  DocumentPart,
  DocumentPicker,
  FigurePart,
  LibraryImage,
  LibraryPicker,
  StaffLibrary,
} from './lazy-parts.ts'
export { useFigures } from './picker/use-figures.tsx'
export { DraftFigure } from './picker/draft-figure.tsx'
export { usePictureBytes } from './picture-bytes.ts'
export { LibraryPicture } from './library-picture.tsx'
export { PictureFigure, useCredit } from './picture-figure.tsx'
