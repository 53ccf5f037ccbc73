import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { type BoxesOf, useBoxTitles } from '../use-box-titles.ts'
import { latestChange } from './text-histories.ts'
import { useStepsText } from './use-steps-text.ts'

/** Shows that something possibly out of sight was undone, and in which box, with a button to redo it. */
export function useUndoToast({ doc }: CanvasSession, canvas: BoxesOf) {
  const t = useStepsText()
  const titleOf = useBoxTitles(canvas)
  return (way: 'undo' | 'redo', box?: string) => {
    if (way === 'redo') return
    const handle = toast({
      title: box === undefined ? t('undone') : t('undoneIn', { box: titleOf(box) }),
      action: (
        <ToastButton
          onClick={() => {
            latestChange(doc, 'redo').history.redo()
            handle.dismiss()
          }}
        >
          {t('redo')}
        </ToastButton>
      ),
    })
  }
}
