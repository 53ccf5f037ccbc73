export { Board, byStage } from './board/board.tsx'
export { ExternalDialog } from './board/external-dialog.tsx'
