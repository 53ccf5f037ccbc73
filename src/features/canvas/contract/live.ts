/** Told to the team when the shared document or the team has changed; says only what to ask for. */
export const CANVAS_CHANGED = 'canvas.changed'
/** Told to the team and its mentors when somebody is in a box, and where they write there. */
export const CANVAS_PRESENCE = 'canvas.presence'

/** `team`: who is in it, or who has confirmed what; `text`: the shared document. */
export type CanvasChanged = { canvas: string; seq: number; what: 'team' | 'text' }
/** Two places of the shared document (`carets.ts`): where a selection begins, and where the caret stands. */
export type CanvasCaret = { anchor: string; head: string }
export type CanvasPresence = {
  canvas: string
  person: string
  name: string
  box: string | null
  caret: CanvasCaret | null
  /** Has just come, and wants to hear who is here. */
  asks: boolean
}
