import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState, type ToggleEvent } from 'react'
import { useLocation } from 'react-router'
import { impersonationToken } from '#platform/web/api/stored-tokens.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { placeBelow } from '#platform/web/ui/layers/place.ts'
import { useReading, useUnread } from './use-notifications.ts'
import { useText } from './use-text.ts'

const Panel = lazyPart(async () => (await import('./list/panel.tsx')).Panel)

/** The number of new notifications in the header, with the newest behind one press. */
export function Bell() {
  const t = useText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const { data } = useUnread()
  const count = data?.count ?? 0
  useMarkReadOnVisit(data?.places)
  useRenewedPush()
  function settle({ newState }: ToggleEvent) {
    setOpen(newState === 'open')
    if (newState === 'open' && box.current && opener.current) placeBelow(box.current, opener.current)
  }
  const close = () => box.current?.hidePopover()
  useBackStep(open, close)
  return (
    <>
      <span ref={opener} className="contents sm:block">
        <IconButton
          icon={<BellIcon aria-hidden />}
          label={t('bell', { count })}
          {...(count > 0 && { count: count > 99 ? '99+' : count })}
          popoverTarget={id}
          onPointerEnter={Panel.preload}
          onFocus={Panel.preload}
        />
      </span>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('title')}
        onToggle={settle}
        className="m-0 w-[25rem] max-w-[calc(100vw-1rem)] rounded-surface border border-line bg-surface px-4 py-2 text-ink shadow-lift open:animate-appear"
      >
        {open && (
          <Suspense>
            <Panel count={count} close={close} />
          </Suspense>
        )}
      </div>
    </>
  )
}

/**
 * Marks notifications as read when the member opens the page they lead to, by whatever way. Those that arrive while the
 * page is open stay unread, because it still shows the earlier state.
 */
function useMarkReadOnVisit(places: readonly { id: string; path: string }[] | undefined) {
  const { pathname, search, hash } = useLocation()
  const { read } = useReading()
  const readAt = useRef('')
  const opened = pathname + search + hash
  useEffect(() => {
    // An admin who views as somebody else marks nothing as read for them.
    if (!places || readAt.current === opened || impersonationToken()) return
    readAt.current = opened
    const here = places.filter(({ path }) => [pathname, pathname + search, opened].includes(path))
    if (here.length > 0) void read(here.map(({ id }) => id))
  })
}

/** Subscribes the signed-in member on a browser that already accepts pushes. */
function useRenewedPush() {
  useEffect(() => {
    if (impersonationToken() || !('Notification' in window) || Notification.permission !== 'granted') return
    // Offline the next page tries again.
    void import('./preferences/browser-push.ts').then(({ renewPush }) => renewPush()).catch(() => undefined)
  }, [])
}
