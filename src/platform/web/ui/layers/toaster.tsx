import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { pauseToasts, readToasts, resumeToasts, subscribeToasts } from './toast-store.ts'
import { ToastCard } from './toast-card.tsx'
import { useTopLayer } from './top-layer.ts'

const NONE: ReturnType<typeof readToasts> = []

type ToasterProps = {
  /** Name of the area for screen readers; says that F8 leads here. */
  label: string
  closeLabel: string
}

/** The one message area of the product; stands in the root once. F8 brings the focus here. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => NONE)
  const area = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const layer = useTopLayer()
  useEffect(() => {
    function follow(event: KeyboardEvent) {
      if (event.key !== 'F8') return
      event.preventDefault()
      const active = document.activeElement
      if (active instanceof HTMLElement && !area.current?.contains(active)) before.current = active
      area.current?.focus()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
  const toast = toasts.find((one) => one.open)
  const toastId = toast?.id
  useEffect(() => {
    const box = area.current
    // A message that goes takes its hover and focus with it, and browsers report neither.
    if (!box?.matches(':hover') && !box?.contains(document.activeElement)) resumeToasts()
    if (toastId !== undefined) return
    resumeToasts()
    if (document.activeElement === document.body || box?.contains(document.activeElement))
      before.current?.focus()
    before.current = null
  }, [toastId])
  const destructive = toast?.variant === 'destructive'
  const card = toast && <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
  const region = (
    <div
      ref={area}
      role="region"
      aria-label={label}
      tabIndex={-1}
      onPointerEnter={pauseToasts}
      onPointerLeave={(event) => event.currentTarget.contains(document.activeElement) || resumeToasts()}
      onFocus={pauseToasts}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || resumeToasts()}
      className={classNames(
        'print:hidden fixed right-gutter left-gutter z-40 rounded-surface lg:right-8 lg:left-auto lg:w-88',
        // A sheet has its buttons at the foot of a phone, so there the message stands at the top.
        layer
          ? 'top-4 sm:top-auto sm:bottom-8'
          : // The field of a conversation stays visible while somebody writes in it.
            'bottom-[calc(var(--foot,0px)+1rem)] lg:bottom-[calc(var(--foot,0px)+2rem)] [html:has(.whole-screen)_&]:bottom-20 lg:[html:has(.whole-screen)_&]:bottom-24',
        // The question about consent stands at the foot too, and its buttons must be reached.
        '[html:has([data-consent-bar]:not([hidden]))_&]:top-4 [html:has([data-consent-bar]:not([hidden]))_&]:bottom-auto',
        'focus-visible:not-empty:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus',
      )}
    >
      <div role="status" aria-live="polite" aria-atomic>
        {!destructive && card}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic>
        {destructive && card}
      </div>
    </div>
  )
  return layer ? createPortal(region, layer) : region
}
