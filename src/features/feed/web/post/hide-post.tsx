import { call } from '#platform/web/api/api.ts'
import type { useAct } from '#platform/web/api/use-act.ts'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { savePostHide } from '../../contract/feed.endpoints.ts'
import type { useText } from '../use-text.ts'

type Hide = {
  id: string
  act: ReturnType<typeof useAct>['act']
  t: ReturnType<typeof useText>
  onGone: () => void
}

/** Hides a post, and offers for a moment to take that back. */
export async function hidePost({ id, act, t, onGone }: Hide): Promise<void> {
  const save = (isOn: boolean) => call(savePostHide, { params: { id }, body: { wanted: isOn } })
  if (!(await act(() => save(true)))) return
  onGone()
  const { dismiss } = toast({
    title: t('menu.hidden'),
    action: (
      <ToastButton
        onClick={() => {
          dismiss()
          void act(() => save(false))
        }}
      >
        {t('menu.unhide')}
      </ToastButton>
    ),
  })
}
