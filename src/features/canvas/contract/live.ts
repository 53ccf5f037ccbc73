/** Told to the team when the shared document or the team has changed; says only what to ask for. */
export const CANVAS_CHANGED = 'canvas.changed'
/** Told to the team when somebody is in a box. */
export const CANVAS_PRESENCE = 'canvas.presence'

/** `team`: who is in it, or who has confirmed what; `text`: the shared document. */
export type CanvasChanged = { canvas: string; seq: number; what: 'team' | 'text' }
export type CanvasPresence = { canvas: string; person: string; name: string; box: string | null }
