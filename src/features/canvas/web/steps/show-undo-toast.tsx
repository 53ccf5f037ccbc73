import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'

/** Shows that something large was done, with a button to undo it. */
export function showUndoToast(done: { title: string; action: string; takeBack: () => void }): void {
  const handle = toast({
    title: done.title,
    action: (
      <ToastButton
        onClick={() => {
          done.takeBack()
          handle.dismiss()
        }}
      >
        {done.action}
      </ToastButton>
    ),
  })
}
