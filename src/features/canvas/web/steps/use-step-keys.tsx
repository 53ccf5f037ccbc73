import { useEffect, useEffectEvent } from 'react'
import { nextInOrder, stepsOf } from '../../contract/steps/steps.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import type { BoxesOf } from '../use-box-titles.ts'
import { latestChange } from './text-histories.ts'
import { useUndoToast } from './use-undo-toast.tsx'

const FIELD = 'input, textarea'

/** Handles the undo and redo keys anywhere on the page, and announces what was undone. */
export function useStepKeys(session: CanvasSession, canvas: BoxesOf): void {
  const { doc } = session
  const say = useEffectEvent(useUndoToast(session, canvas))
  useEffect(() => {
    const steps = stepsOf(doc)
    // Later typing in a field belongs to the field's own history.
    let lastInput = 0
    const input = ({ target }: Event) => {
      if (target instanceof Element && target.matches(FIELD)) lastInput = nextInOrder()
    }
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event)
      if (!way || event.defaultPrevented || !(event.target instanceof Element)) return
      // An editor has already looked for the latest step.
      if (event.target.closest('[contenteditable=true]')) return
      const { history, box, order } = latestChange(doc, way)
      if (order === 0 || (event.target.matches(FIELD) && order < lastInput)) return
      event.preventDefault()
      history[way]()
      if (box !== undefined) say(way, box)
    }
    const popped = ({ type }: { type: 'undo' | 'redo' }) => say(type)
    steps.on('stack-item-popped', popped)
    addEventListener('input', input)
    addEventListener('keydown', press)
    return () => {
      steps.off('stack-item-popped', popped)
      removeEventListener('input', input)
      removeEventListener('keydown', press)
    }
  }, [doc])
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined
}
