export { Board, byStage } from './board/board.tsx'
