import { Pin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Message } from '../../contract/message.ts'
import { summaryOf } from '../files/summary-of.ts'
import { useText } from '../use-text.ts'

const PinsDialog = lazyPart(async () => (await import('./pins-dialog.tsx')).PinsDialog)

export type PinsProps = {
  /** The newest first. */
  pins: readonly Message[]
  nameOf(message: Message): string
  onOpen(seq: number): void
  /** Takes a message away from there; undefined for whoever may only read. */
  onRemove: ((message: Message) => void) | undefined
}

/** On top of a thread: the message that was put there last, and the way to the others. */
export function PinLine(props: PinsProps) {
  const { pins, onOpen } = props
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [newest] = pins
  return (
    <>
      {newest && (
        <div className="flex items-center gap-2.5 border-b border-line bg-surface pr-2 pl-gutter text-sm lg:pr-4 lg:pl-6">
          <Pin size={16} aria-hidden className="flex-none text-sun-ink" />
          <button
            type="button"
            onClick={() => onOpen(newest.seq)}
            className="flex min-h-target min-w-0 flex-1 items-center text-left"
          >
            <span className="truncate">
              <b className="font-strong">{t('pins.line')}</b> {summaryOf(newest, t)}
            </span>
          </button>
          {pins.length > 1 && (
            <Button small look="quiet" className="flex-none" onClick={() => setOpen(true)}>
              {t('pins.all', { count: pins.length })}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <PinsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
