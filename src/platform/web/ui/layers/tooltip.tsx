import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { keepInside } from './place.ts'

type TooltipProps = {
  text: ReactNode
  /** Gets what links the control to the text. */
  children: (describe: { 'aria-describedby': string }) => ReactNode
}

/** Adds a word to a control on hover and focus; Escape hides it. Never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  const [shown, setShown] = useState(false)
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (shown && box.current) keepInside(box.current)
  }, [shown])
  useEffect(() => {
    if (!shown) return
    function escape(event: KeyboardEvent) {
      if (event.key === 'Escape') setShown(false)
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [shown])
  function enter(event: PointerEvent) {
    if (event.pointerType !== 'touch') setShown(true)
  }
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={enter}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {children({ 'aria-describedby': id })}
      <span
        ref={box}
        id={id}
        role="tooltip"
        hidden={!shown}
        className="absolute top-full left-1/2 z-30 w-max max-w-60 pt-1.5"
      >
        <span className="block rounded-control bg-ink px-3 py-1.5 text-xs text-paper">{text}</span>
      </span>
    </span>
  )
}
