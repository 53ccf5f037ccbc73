export { FigurePart, LibraryImage, LibraryPicker } from './lazy-parts.ts'
export { LibraryPicture, PictureFigure, useCredit } from './picture-figure.tsx'
