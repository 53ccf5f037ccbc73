import { type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds that a finger rests, as on phones elsewhere. */
const REST_MS = 450
/** Pixels that a resting finger may move. */
const MOVE_MAX = 10

/** Returns handlers that act when a finger rests on an element; a mouse and links in it are left alone. */
export function useLongPress(act: () => void) {
  const rest = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const end = () => clearTimeout(rest.current?.timer)
  useEffect(() => end, [])
  return {
    onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
      if (pointerType !== 'touch' || (target as Element).closest('a, button')) return
      rest.current = { timer: setTimeout(act, REST_MS), x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const start = rest.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > MOVE_MAX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
