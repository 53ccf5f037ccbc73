export { FigurePart, LibraryImage, LibraryPicker } from './lazy-parts.ts'
export { useFigures } from './picker/use-figures.tsx'
export { DraftFigure } from './picker/draft-figure.tsx'
export { LibraryPicture, PictureFigure, useCredit } from './picture-figure.tsx'
