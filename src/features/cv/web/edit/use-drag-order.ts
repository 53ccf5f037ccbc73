import { type PointerEvent, useRef, useState } from 'react'

type Dragging = { list: HTMLElement; id: string }

/**
 * Reorders rows by a drag handle, with mouse or finger. The order changes while the pointer passes over other rows; the
 * list's rows carry `data-row`.
 */
export function useDragOrder(move: (id: string, to: number) => void, settle: (id: string) => void) {
  const dragging = useRef<Dragging>(undefined)
  const [dragId, setDragId] = useState<string>()

  function take(event: PointerEvent<HTMLElement>, id: string) {
    const list = event.currentTarget.closest<HTMLElement>('[data-rows]')
    if (!list || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragging.current = { list, id }
    setDragId(id)
  }

  function over(event: PointerEvent<HTMLElement>) {
    const drag = dragging.current
    if (!drag) return
    const rows = [...drag.list.querySelectorAll<HTMLElement>(':scope > [data-row]')]
    const at = rows.findIndex(({ dataset }) => dataset.row === drag.id)
    const to = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return event.clientY >= top && event.clientY < bottom
    })
    if (to < 0 || to === at) return
    // Only past the middle of the other row, because otherwise two rows of unequal height would swap endlessly.
    const { top, height } = rows[to]?.getBoundingClientRect() ?? { top: 0, height: 0 }
    const passed = to > at ? event.clientY > top + height / 2 : event.clientY < top + height / 2
    if (passed) move(drag.id, to)
  }

  function drop() {
    if (dragging.current) settle(dragging.current.id)
    dragging.current = undefined
    setDragId(undefined)
  }

  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, id),
    onPointerMove: over,
    onPointerUp: drop,
    onPointerCancel: drop,
  })
  return { held: dragId, handle }
}
