import {
  Ban,
  BellOff,
  Ellipsis,
  EyeOff,
  Flag,
  FolderPlus,
  History,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { BlockDialog } from '#features/network/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { getPinnedPost, savePin } from '../../contract/pins.endpoints.ts'
import { deletePost, listFeed, type Post } from '../../contract/feed.endpoints.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { usePostChanges } from '../use-post-changes.ts'
import { useText } from '../use-text.ts'

const RemoveDialog = lazyPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog)
const SaveDialog = lazyPart(async () => (await import('../saves/save-dialog.tsx')).SaveDialog)
const VersionsDialog = lazyPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog)

type Props = { post: Post; onEdit: () => void; onGone?: (() => void) | undefined }

/** To delete an own post; to hide or report that of somebody else, or to mute or block them. */
export function PostMenu({ post, onEdit, onGone }: Props) {
  const t = useText()
  const [open, setOpen] = useState<'remove' | 'report' | 'block' | 'versions' | 'save'>()
  const { change, remove } = usePostChanges()
  const { busy, act } = useAct({ refresh: [listFeed.path, getPinnedPost.path], failed: t('general') })
  const { id, author, isOwn, isEdited, isPinned } = post
  const { name } = author
  const label = t('menu.label', { name })
  const versions = isEdited
    ? [{ text: t('edit.before'), icon: <History />, onSelect: () => setOpen('versions') }]
    : []
  const intoList = { text: t('lists.into'), icon: <FolderPlus />, onSelect: () => setOpen('save') }
  const pin = isPinned
    ? { text: t('pin.undo'), icon: <PinOff />, onSelect: () => void saveOwnPin(false, t('pin.undone')) }
    : { text: t('pin.act'), icon: <Pin />, onSelect: () => void saveOwnPin(true, t('pin.done')) }
  const close = () => setOpen(undefined)
  function leave(isGone: (one: Post) => boolean) {
    close()
    remove(isGone)
    onGone?.()
  }
  async function saveOwnPin(isOn: boolean, done: string) {
    if (await act(() => call(savePin, { params: { id }, body: { wanted: isOn } }), done))
      change(id, { isPinned: isOn })
  }
  async function erase() {
    if (await act(() => call(deletePost, { params: { id } }), t('remove.done'))) leave((one) => one.id === id)
  }
  async function mute() {
    const { muteAuthor } = await import('./post-acts.tsx')
    await muteAuthor({ author, act, t, onGone: () => remove((one) => one.author.id === author.id) })
  }
  async function hide() {
    const { hidePost } = await import('./post-acts.tsx')
    await hidePost({ id, act, t, onGone: () => leave((one) => one.id === id) })
  }
  return (
    <>
      <Menu
        label={label}
        items={() =>
          isOwn
            ? [
                { text: t('edit.action'), icon: <Pencil />, onSelect: onEdit },
                ...versions,
                intoList,
                pin,
                { text: t('menu.remove'), icon: <Trash2 />, harm: true, onSelect: () => setOpen('remove') },
              ]
            : [
                intoList,
                ...versions,
                { text: t('menu.hide'), icon: <EyeOff />, onSelect: () => void hide() },
                { text: t('menu.mute', { name }), icon: <BellOff />, onSelect: () => void mute() },
                { text: t('menu.report'), icon: <Flag />, onSelect: () => setOpen('report') },
                {
                  text: t('menu.block', { name }),
                  icon: <Ban />,
                  harm: true,
                  onSelect: () => setOpen('block'),
                },
              ]
        }
        trigger={(menu) => <IconButton {...menu} icon={<Ellipsis />} label={label} />}
      />
      <Suspense>
        {open === 'remove' && <RemoveDialog busy={busy} onRemove={erase} onClose={close} />}
        {open === 'save' && <SaveDialog id={id} onClose={close} />}
        {open === 'versions' && <VersionsDialog id={id} onClose={close} />}
        {open === 'report' && <ReportDialog kind="feedpost" thing={id} onClose={close} />}
        {open === 'block' && (
          <BlockDialog
            person={{ id: author.id, name }}
            onClose={close}
            onDone={() => leave((one) => one.author.id === author.id)}
          />
        )}
      </Suspense>
    </>
  )
}
