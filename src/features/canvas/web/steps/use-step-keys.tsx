import { useEffect, useEffectEvent } from 'react'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { nextInOrder, orderOf, stepsOf } from '../../contract/steps/steps.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useStepsText } from './use-steps-text.ts'

const FIELD = 'input, textarea'

/** The keys that take back, wherever one is on the page, and what is said once a step was taken back. */
export function useStepKeys({ doc }: CanvasSession): void {
  const t = useStepsText()
  const say = useEffectEvent((isUndone: boolean) => {
    if (!isUndone) return
    const shown = toast({
      title: t('undone'),
      action: (
        <ToastButton
          onClick={() => {
            stepsOf(doc).redo()
            shown.dismiss()
          }}
        >
          {t('redo')}
        </ToastButton>
      ),
    })
  })
  useEffect(() => {
    const steps = stepsOf(doc)
    // What was typed in a field since is what its own history takes back.
    let typed = 0
    const input = ({ target }: Event) => {
      if (target instanceof Element && target.matches(FIELD)) typed = nextInOrder()
    }
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event)
      if (!way || event.defaultPrevented || !(event.target instanceof Element)) return
      // An editor has looked for what was last already.
      if (event.target.closest('[contenteditable=true]')) return
      const next = orderOf(steps, way)
      if (next === 0 || (event.target.matches(FIELD) && next < typed)) return
      event.preventDefault()
      steps[way]()
    }
    const popped = ({ type }: { type: 'undo' | 'redo' }) => say(type === 'undo')
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
