import { type DragEvent, useState } from 'react'

/** Drags cards by mouse or long press; the card's menu serves everybody else. */
export function useDrag<Card, Column extends string>(onDrop: (card: Card, column: Column) => void) {
  const [dragged, setDragged] = useState<Card>()
  const [over, setOver] = useState<Column>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    card: (item: Card) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(item)
      },
      onDragEnd: end,
    }),
    column: (stage: Column) => ({
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
