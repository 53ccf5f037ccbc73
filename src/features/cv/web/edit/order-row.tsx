import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { useText } from '../use-text.ts'

type Handlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>

type RowProps = {
  id: string
  name: string
  index: number
  count: number
  handle: Handlers
  onMove: (to: number) => void
  children: ReactNode
}

/** A row with a drag handle, and with buttons for everybody. */
export function OrderRow({ id, name, index, count, handle, onMove, children }: RowProps) {
  const t = useText()
  return (
    <div className="flex items-start gap-1">
      <span
        {...handle}
        aria-hidden
        className="-ml-3 inline-grid size-target flex-none cursor-grab touch-none place-items-center text-ink-3 select-none active:cursor-grabbing max-sm:hidden"
      >
        <GripVertical />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton
        icon={<ArrowUp />}
        label={t('edit.up', { name })}
        data-up={id}
        aria-disabled={index === 0}
        className="aria-disabled:opacity-40"
        onClick={() => index > 0 && onMove(index - 1)}
      />
      <IconButton
        icon={<ArrowDown />}
        label={t('edit.down', { name })}
        aria-disabled={index === count - 1}
        className="-mr-3 aria-disabled:opacity-40"
        onClick={() => index < count - 1 && onMove(index + 1)}
      />
    </div>
  )
}
