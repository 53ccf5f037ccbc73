/** Sent to the team when the shared document or the team has changed; it only names what to fetch. */
export const CANVAS_CHANGED = 'canvas.changed'
/** Sent to the team and its mentors when somebody is in a box, with their caret. */
export const CANVAS_PRESENCE = 'canvas.presence'

/** `team`: its members or their confirmations; `text`: the shared document. */
export type CanvasChanged = { canvas: string; seq: number; what: 'team' | 'text' }
/** Two places of the shared document (`carets.ts`): the beginning of a selection, and the caret. */
export type CanvasCaret = { anchor: string; head: string }
export type CanvasPresence = {
  canvas: string
  person: string
  name: string
  box: string | null
  caret: CanvasCaret | null
  /** True on arrival, to ask who is present. */
  asks: boolean
}
