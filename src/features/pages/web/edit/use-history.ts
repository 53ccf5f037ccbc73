import { useRef, useState } from 'react'
import type { Content } from '../../contract/content.ts'
import type { Editing } from './use-edited.ts'

const STEPS_MAX = 100
/** Letters that are typed one after the other are one step. */
const TYPING_MS = 1200

type Step = { name: string; at: number }
type Steps = { past: readonly Content[]; future: readonly Content[] }

/** Changes of this sitting, to be undone and done again. */
export function useHistory(editing: Editing) {
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] })
  const last = useRef<Step>(undefined)
  const { value } = editing
  /** Changes with one name, close after each other, are one step. */
  function edit(name: string, change: (now: Content) => Content) {
    const at = Date.now()
    const isSameStep = last.current?.name === name && at - last.current.at < TYPING_MS
    last.current = { name, at }
    if (!isSameStep) setSteps((now) => ({ past: [...now.past, value].slice(-STEPS_MAX), future: [] }))
    editing.edit(change)
  }
  function goTo(next: Content | undefined, steps: Steps) {
    if (!next) return
    last.current = undefined
    setSteps(steps)
    editing.edit(() => next)
  }
  return {
    edit,
    undo:
      past.length > 0
        ? () => goTo(past.at(-1), { past: past.slice(0, -1), future: [value, ...future] })
        : undefined,
    redo:
      future.length > 0
        ? () => goTo(future[0], { past: [...past, value], future: future.slice(1) })
        : undefined,
  }
}
