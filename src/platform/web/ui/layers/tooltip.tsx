import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { keepInside } from './place.ts'

type TooltipProps = {
  text: ReactNode
  /** Gets what links the control to the text. */
  children: (describe: { 'aria-describedby': string }) => ReactNode
}

/** Adds a word to a control on hover and focus; Escape hides it. Never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (isOpen && box.current) keepInside(box.current)
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    function escape(event: KeyboardEvent) {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [isOpen])
  function enter(event: PointerEvent) {
    if (event.pointerType !== 'touch') setOpen(true)
  }
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={enter}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children({ 'aria-describedby': id })}
      <span
        ref={box}
        id={id}
        role="tooltip"
        hidden={!isOpen}
        className="absolute top-full left-1/2 z-30 w-max max-w-60 pt-1.5"
      >
        <span className="block rounded-control bg-ink px-3 py-1.5 text-xs text-paper">{text}</span>
      </span>
    </span>
  )
}
