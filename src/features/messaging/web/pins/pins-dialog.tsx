import { PinOff } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { summaryOf } from '../files/summary-of.ts'
import { ShortMoment } from '../list/short-moment.tsx'
import { useText } from '../use-text.ts'
import type { PinsProps } from './pin-line.tsx'

/** All messages on top of a conversation; each leads to its place. */
export function PinsDialog({ pins, nameOf, onOpen, onRemove, onClose }: PinsProps & { onClose(): void }) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t('pins.title')} closeLabel={t('new.close')}>
      {pins.length === 0 && <p className="text-sm text-ink-2">{t('pins.none')}</p>}
      <ul className="divide-y divide-line">
        {pins.map((message) => {
          const text = summaryOf(message, t)
          return (
            <li key={message.id} className="flex items-start gap-2 py-1">
              <button
                type="button"
                onClick={() => {
                  onClose()
                  onOpen(message.seq)
                }}
                className="min-h-target min-w-0 flex-1 py-1.5 text-left text-sm"
              >
                <span className="flex items-baseline gap-2">
                  <b className="truncate font-strong">{nameOf(message)}</b>
                  <ShortMoment at={message.sentAt} />
                </span>
                <span className="line-clamp-3 text-ink-2 [overflow-wrap:anywhere]">{text}</span>
              </button>
              {onRemove && (
                <IconButton
                  icon={<PinOff />}
                  label={t('pins.removeNamed', { text: text.slice(0, 60) })}
                  onClick={() => onRemove(message)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
