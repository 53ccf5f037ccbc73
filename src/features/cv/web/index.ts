export { CvSheet } from './sheet/cv-sheet.tsx'
