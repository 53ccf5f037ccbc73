import { type DragEvent, useState } from 'react'
import type { Stage } from '../../contract/statuses.ts'
import type { Item } from './board.tsx'

/** Drags cards by mouse or long press; the card's menu serves everybody else. */
export function useDrag(onDrop: (item: Item, stage: Stage) => void) {
  const [dragged, setDragged] = useState<Item>()
  const [over, setOver] = useState<Stage>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    card: (item: Item) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(item)
      },
      onDragEnd: end,
    }),
    column: (stage: Stage) => ({
      ...(over === stage && { 'data-drop': '' }),
      onDragOver: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        if (over !== stage) setOver(stage)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged) onDrop(dragged, stage)
        end()
      },
    }),
  }
}
