import { createMute } from '#features/network/contract/relations.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import type { useAct } from '#platform/web/api/use-act.ts'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Post, savePostHide } from '../../contract/feed.endpoints.ts'
import type { useText } from '../use-text.ts'

type Acts = { act: ReturnType<typeof useAct>['act']; t: ReturnType<typeof useText>; onGone: () => void }

/** Hides a post, and offers for a moment to take that back. */
export async function hidePost({ id, act, t, onGone }: Acts & { id: string }): Promise<void> {
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

/** Keeps the posts of somebody out of one's lists. */
export async function muteAuthor({
  author,
  act,
  t,
  onGone,
}: Acts & { author: Post['author'] }): Promise<void> {
  const { id, name } = author
  if (await act(() => call(createMute, { params: { person: id } }), t('menu.muted', { name }))) onGone()
}
