import { Suspense, useRef, useState } from 'react'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { SavedDraft } from '../../contract/drafts.endpoints.ts'
import type { Unsent } from '../list/use-unsent.ts'
import { useText } from '../use-text.ts'

const Composer = lazyPart(async () => (await import('./composer.tsx')).Composer)

type Props = {
  publish: Unsent['publish']
  /** A draft with which somebody wants to go on. */
  opened: SavedDraft | undefined
  onOpenedTaken: () => void
}

/** Invites to write; the editor comes when it is wanted. */
export function ComposeBar({ publish, opened, onOpenedTaken }: Props) {
  const t = useText()
  const session = useSession()
  const [isOpened, setOpen] = useState(false)
  const { search, ask } = useAddressFilter<'share'>()
  const share = search.get('share') ?? ''
  const isOpen = isOpened || share !== '' || opened !== undefined
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  // The text stays on the device. Back keeps its usual meaning while shared content is still in the address.
  useBackStep(isOpened && share === '', close)
  const name = session.status === 'authenticated' ? `${session.user.firstName} ${session.user.lastName}` : ''
  if (isOpen)
    return (
      <Suspense fallback={<Waiting />}>
        <Composer
          publish={publish}
          share={share}
          onShareTaken={() => {
            setOpen(true)
            ask('share', '')
          }}
          opened={opened}
          onOpenedTaken={() => {
            setOpen(true)
            onOpenedTaken()
          }}
          onClose={close}
        />
      </Suspense>
    )
  return (
    <div className="flex items-center gap-3 pt-2 pb-4">
      <Avatar name={name} />
      <button
        ref={opener}
        type="button"
        onClick={() => setOpen(true)}
        className="h-field min-w-0 flex-1 rounded-control border border-edge bg-surface px-4 text-left text-ink-3 hover:border-river"
      >
        {t('compose.open')}
      </button>
    </div>
  )
}
