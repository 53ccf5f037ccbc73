import { CircleAlert, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { dismissToast, type Toast } from './toast-store.ts'

/** Pixels to the right after which a swipe dismisses. */
export const SWIPE_THRESHOLD = 50

export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const start = useRef<number | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const destructive = toast.variant === 'destructive'
  const close = () => dismissToast(toast.id)

  function move(distance: number) {
    if (card.current) card.current.style.transform = distance > 0 ? `translateX(${distance}px)` : ''
  }
  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return
    start.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (start.current !== null) move(event.clientX - start.current)
  }
  function release(event: PointerEvent<HTMLDivElement>) {
    if (start.current === null) return
    const distance = event.clientX - start.current
    start.current = null
    move(0)
    if (event.type === 'pointerup' && distance >= SWIPE_THRESHOLD) close()
  }
  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    close()
  }
  return (
    <div
      ref={card}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={escape}
      data-variant={toast.variant ?? 'default'}
      className={classNames(
        'flex animate-appear touch-pan-y items-center gap-3 rounded-surface py-1.5 pr-1.5 pl-4 text-sm leading-[1.4] shadow-lift select-none',
        destructive ? 'bg-harm text-on-harm' : 'bg-ink text-paper',
      )}
    >
      {destructive && <CircleAlert />}
      <div className="min-w-0 flex-1 py-2">
        {toast.title && <p className={toast.description ? 'font-strong' : undefined}>{toast.title}</p>}
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.action}
      <IconButton
        icon={<X />}
        label={closeLabel}
        onClick={close}
        className="text-current! hover:bg-transparent focus-visible:-outline-offset-4 focus-visible:outline-current"
      />
    </div>
  )
}
