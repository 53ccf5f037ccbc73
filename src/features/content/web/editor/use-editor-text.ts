import { useCallback, useReducer } from 'react'
import { type Range, type RichText, sameText } from '../../contract/rich-text.ts'

export type EditorText = { runs: RichText; selection: Range }
type History = { now: EditorText; past: EditorText[]; future: EditorText[]; typedAt: number }
type Action =
  | { kind: 'typed' | 'changed'; text: EditorText; at: number }
  | { kind: 'selected'; selection: Range }
  | { kind: 'undo' | 'redo' }
  | { kind: 'replaced'; text: EditorText }

/** Letters typed within this time are undone together. */
const TOGETHER_MS = 700
const STEPS = 200

/** The text under edit with its selection, and a history of its own: marks cannot be undone by the browser's. */
export function useEditorText(initial: RichText) {
  const [{ now }, act] = useReducer(reduce, initial, begin)
  const typed = useCallback((text: EditorText) => act({ kind: 'typed', text, at: Date.now() }), [])
  const changed = useCallback((text: EditorText) => act({ kind: 'changed', text, at: Date.now() }), [])
  const selected = useCallback((selection: Range) => act({ kind: 'selected', selection }), [])
  const undo = useCallback(() => act({ kind: 'undo' }), [])
  const redo = useCallback(() => act({ kind: 'redo' }), [])
  const replaced = useCallback((text: EditorText) => act({ kind: 'replaced', text }), [])
  return { ...now, typed, changed, selected, undo, redo, replaced }
}

export type EditorTextControl = ReturnType<typeof useEditorText>

function begin(runs: RichText): History {
  const end = runs.reduce((sum, run) => sum + run.text.length, 0)
  return { now: { runs, selection: { from: end, to: end } }, past: [], future: [], typedAt: 0 }
}

function reduce(state: History, action: Action): History {
  const { now, past } = state
  if (action.kind === 'selected') return { ...state, now: { ...now, selection: action.selection } }
  if (action.kind === 'replaced') return { now: action.text, past: [], future: [], typedAt: 0 }
  if (!('text' in action)) return action.kind === 'undo' ? stepBack(state) : stepForward(state)
  if (sameText(action.text.runs, now.runs))
    return { ...state, now: { ...now, selection: action.text.selection } }
  const together = action.kind === 'typed' && action.at - state.typedAt < TOGETHER_MS
  return {
    now: action.text,
    past: together ? past : [...past, now].slice(-STEPS),
    future: [],
    typedAt: action.kind === 'typed' ? action.at : 0,
  }
}

function stepBack({ now, past, future, ...state }: History): History {
  const back = past.at(-1)
  if (!back) return { now, past, future, ...state }
  return { now: back, past: past.slice(0, -1), future: [now, ...future], typedAt: 0 }
}

function stepForward({ now, past, future, ...state }: History): History {
  const [forth, ...rest] = future
  if (!forth) return { now, past, future, ...state }
  return { now: forth, past: [...past, now], future: rest, typedAt: 0 }
}
