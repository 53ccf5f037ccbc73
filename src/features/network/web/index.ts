export { BlockDialog } from './relation/lazy-block-dialog.ts'
