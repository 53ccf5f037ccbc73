import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'

/** Says that something large was done, and takes it back where that was not meant. */
export function toastTakeBack(done: { title: string; action: string; takeBack: () => void }): void {
  const shown = toast({
    title: done.title,
    action: (
      <ToastButton
        onClick={() => {
          done.takeBack()
          shown.dismiss()
        }}
      >
        {done.action}
      </ToastButton>
    ),
  })
}
